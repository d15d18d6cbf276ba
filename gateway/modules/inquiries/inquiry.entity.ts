import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Admin } from '../admins/admin.entity.ts';
import type { DealState } from '../desk/records/states.rules.ts';
import { foundAside, personIndexes } from '../desk/records/found-by.ts';

/** Where an inquiry came from, as the visitor's browser told it; every part may be missing. */
export interface InquirySource {
  page?: string;
  referrer?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
  locale?: string;
}

export const Inquiry = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiry',
  properties: {
    /** UUID v7: sorts by the time of receipt. */
    id: p.uuid().primary(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    company: p.text().nullable(),
    service: p.text().nullable(),
    message: p.text(),
    source: p.json<InquirySource>(),
    isRead: p.boolean().default(false),
    isSpam: p.boolean().default(false),
    createdAt: p.datetime(3),
    submissionKey: p.text().nullable().unique(),
    submissionHash: p.blob().nullable(),
    /** How far staff are. */
    state: p.text().$type<DealState>().default('open'),
    /** By when a reply is promised. */
    dueAt: p.datetime(3).nullable(),
    repliedAt: p.datetime(3).nullable(),
    assignee: () => p.manyToOne(Admin).nullable().deleteRule('set null'),
    ...foundAside('first_name', 'last_name', 'email', 'phone', 'company', 'message'),
  },
  indexes: [
    ...personIndexes('inquiry'),
    { name: 'inquiry_state', properties: ['state', 'id'], where: `state <> 'open'` },
    { name: 'inquiry_due', properties: ['dueAt', 'id'], where: { state: 'open', isSpam: false } },
    { name: 'inquiry_assignee', properties: ['assignee', 'id'], where: 'assignee_id is not null' },
    { name: 'inquiry_unread', properties: ['id'], where: { isRead: false, isSpam: false } },
    { name: 'inquiry_spam', properties: ['id'], where: { isSpam: true } },
  ],
});

export type InquiryRow = InferEntity<typeof Inquiry>;
