import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Admin } from '../admins/admin.entity.ts';
import { foundBy, foundByIndexes } from '../desk/records/found-by.ts';
import type { DealState } from '../desk/records/states.rules.ts';
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
    /** How far staff are; `leadStatus` says how far the visitor is. */
    state: p.text().$type<DealState>().default('open'),
    /** By when a reply is promised: from when the visitor can be reached. */
    dueAt: p.datetime(3).nullable(),
    repliedAt: p.datetime(3).nullable(),
    assignee: () => p.manyToOne(Admin).nullable().deleteRule('set null'),
    ...foundBy('name', 'email', 'phone', 'company', 'location', 'purpose_of_visit', 'requirements', 'budget', 'timeline'),
  },
  indexes: [
    ...foundByIndexes('chat_lead'),
    { name: 'chat_lead_state', properties: ['state', 'id'], where: `state <> 'open'` },
    { name: 'chat_lead_due', properties: ['dueAt', 'id'], where: { state: 'open' } },
    { name: 'chat_lead_assignee', properties: ['assignee', 'id'], where: 'assignee_id is not null' },
  ],
});

export type ChatLeadRow = InferEntity<typeof ChatLead>;
