import type { RecordKind } from './record-kinds.rules.ts';

/** Where the records of each kind are. */
export const recordTables = {
  inquiry: 'inquiry',
  lead: 'chat_lead',
  application: 'job_application',
  subscriber: 'newsletter_subscription',
} as const satisfies Record<RecordKind, string>;
