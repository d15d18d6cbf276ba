import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { LeadEvidence } from './evidence.ts';
import type { LeadStatus } from './lead-status.rules.ts';

export const ChatLead = defineEntity({
  name: 'ChatLead',
  tableName: 'chat_lead',
  properties: {
    /** UUID v7: sorts by the time of the first message with something to keep. */
    id: p.uuid().primary(),
    sessionId: p.text().unique(),
    name: p.text().nullable(),
    company: p.text().nullable(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    location: p.text().nullable(),
    purposeOfVisit: p.text().nullable(),
    /** The specification's service values. */
    servicesInterested: p.json<string[]>(),
    requirements: p.text().nullable(),
    budget: p.text().nullable(),
    timeline: p.text().nullable(),
    leadStatus: p.text().$type<LeadStatus>(),
    isContactInfoCollected: p.boolean(),
    /** The visitor's words behind each field. */
    evidence: p.json<LeadEvidence>(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type ChatLeadRow = InferEntity<typeof ChatLead>;
