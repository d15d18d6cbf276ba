import { defineEntity, p } from '@mikro-orm/core';

/**
 * The desk's figures, kept by the database itself: triggers on inquiries and leads add to the one row in the
 * transaction that changes them. Counting a million rows takes 200 ms, and every look at the desk would.
 */
export const DeskCount = defineEntity({
  name: 'DeskCount',
  tableName: 'desk_count',
  properties: {
    id: p.boolean().primary(),
    inquiries: p.integer().default(0),
    unreadInquiries: p.integer().default(0),
    spamInquiries: p.integer().default(0),
    chatLeads: p.integer().default(0),
    qualifiedLeads: p.integer().default(0),
    jobApplications: p.integer().default(0),
    newApplications: p.integer().default(0),
    subscribers: p.integer().default(0),
  },
});
