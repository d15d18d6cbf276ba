import type { RecordKind } from '../../../graphql/generated/graphql.ts';
import type { DeskField } from '../../../graphql/refresh.ts';
import type { DeskEvent } from './follow-desk.ts';

interface Kind {
  readonly typename: string;
  readonly fields: readonly DeskField[];
  readonly one: string;
  readonly many: string;
}

const kinds: Readonly<Record<RecordKind, Kind>> = {
  INQUIRY: { typename: 'Inquiry', fields: ['inquiries', 'inquiry', 'deskPlots'], one: 'A new inquiry has arrived.', many: 'new inquiries have arrived.' },
  LEAD: { typename: 'ChatLead', fields: ['chatLeads', 'chatLead', 'deskPlots'], one: 'A new chat lead has arrived.', many: 'new chat leads have arrived.' },
  APPLICATION: { typename: 'JobApplication', fields: ['jobApplications', 'jobPositions', 'jobApplication'], one: 'A new application has arrived.', many: 'new applications have arrived.' },
  SUBSCRIBER: { typename: 'Subscriber', fields: ['subscribers'], one: 'A new subscriber.', many: 'new subscribers.' },
};

/** What hangs on any record. */
const around: readonly DeskField[] = ['deskCounts', 'relatedRecords', 'deskNotes'];

/** Everything that the desk shows of records and letters. */
export const allFields: readonly DeskField[] = [...Object.values(kinds).flatMap(({ fields }) => fields), ...around, 'admins', 'deskActs', 'failedLetters'];

/** What the desk reads as it opens, which may have changed before it began to listen. */
export const openingFields: readonly DeskField[] = ['deskCounts', 'inquiries', 'chatLeads', 'jobApplications', 'subscribers'];

/** What an event makes old of what is on screen. */
export function fieldsOf({ kind }: Pick<DeskEvent, 'kind'>): readonly DeskField[] {
  return kind ? [...kinds[kind].fields, ...around] : allFields;
}

/** What is gone, as the cache names it. */
export function goneWith({ change, kind, ids }: DeskEvent): readonly string[] {
  return change === 'REMOVED' && kind ? ids.map((id) => `${kinds[kind].typename}:${id}`) : [];
}

/** In words, for those who do not see it; undefined where nothing has come. */
export function wordsFor({ change, kind, ids }: DeskEvent): string | undefined {
  if (change !== 'ADDED' || !kind) return undefined;
  return ids.length > 1 ? `${ids.length} ${kinds[kind].many}` : kinds[kind].one;
}
