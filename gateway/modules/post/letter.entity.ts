import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { JobApplication } from '../applications/job-application.entity.ts';
import { Inquiry } from '../inquiries/inquiry.entity.ts';
import { ChatLead } from '../leads/chat-lead.entity.ts';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.ts';
import type { LetterKind, LetterState } from './letters.rules.ts';

/**
 * Something that has to go out, written in the transaction of the record that it is about. It holds nothing of the
 * person: what it says and to whom is read from the record when it goes, and it is gone when the record is.
 */
export const Letter = defineEntity({
  name: 'Letter',
  tableName: 'letter',
  properties: {
    /** UUID v7: sorts by the time of writing. */
    id: p.uuid().primary(),
    kind: p.text().$type<LetterKind>(),
    inquiry: () => p.manyToOne(Inquiry).nullable().deleteRule('cascade'),
    lead: () => p.manyToOne(ChatLead).nullable().deleteRule('cascade'),
    application: () => p.manyToOne(JobApplication).nullable().deleteRule('cascade'),
    subscriber: () => p.manyToOne(NewsletterSubscription).nullable().deleteRule('cascade'),
    state: p.text().$type<LetterState>().default('waiting'),
    /** Attempts that failed. */
    attempts: p.integer().default(0),
    /** Why the last one did, as a code such as `ECONNREFUSED` or `SMTP 550`. */
    problem: p.text().nullable(),
    /** Of letters with the same there is one. No address can be read from it. */
    onceKey: p.text().nullable().unique(),
    createdAt: p.datetime(3),
    /** When it was sent or given up. */
    settledAt: p.datetime(3).nullable(),
  },
  checks: [{ name: 'letter_of_one', expression: 'num_nonnulls(inquiry_id, lead_id, application_id, subscriber_id) = 1' }],
  indexes: [
    { name: 'letter_inquiry', properties: ['inquiry'], where: 'inquiry_id is not null' },
    { name: 'letter_lead', properties: ['lead'], where: 'lead_id is not null' },
    { name: 'letter_application', properties: ['application'], where: 'application_id is not null' },
    { name: 'letter_subscriber', properties: ['subscriber'], where: 'subscriber_id is not null' },
    { name: 'letter_failed', properties: ['id'], where: { state: 'failed' } },
    { name: 'letter_settled', properties: ['settledAt'], where: { state: 'sent' } },
  ],
});

export type LetterRow = InferEntity<typeof Letter>;
