import { searchPatterns } from './search-terms.ts';

/** Gives a value its place in a statement, such as `$3`. */
export type Bind = (value: unknown) => string;

/** A part of what a record must be, in SQL. */
export type Condition = (bind: Bind) => string;

/** A statement's values, and the function that gives them their places. */
export function statementValues(): { bind: Bind; list: unknown[] } {
  const list: unknown[] = [];
  return { list, bind: (value) => `$${list.push(value)}` };
}

export const equals = (column: string, value: unknown): Condition => (bind) => `${column} = ${bind(value)}`;
export const oneOf = (column: string, list: readonly string[]): Condition => (bind) => `${column} = any(${bind(list)}::text[])`;

/** Ids of version 7 begin with their milliseconds, so that what was received in a span lies together. */
const CLOCK_SLACK_MS = 1000;

/** Received from one moment, inclusive, until another, exclusive. */
export function receivedBetween(from: Date | undefined, until: Date | undefined): Condition[] {
  return [
    ...(from ? [(bind: Bind) => `id >= ${bind(firstId(from.getTime() - CLOCK_SLACK_MS))}::uuid and created_at >= ${bind(from)}`] : []),
    ...(until ? [(bind: Bind) => `id < ${bind(firstId(until.getTime() + CLOCK_SLACK_MS))}::uuid and created_at < ${bind(until)}`] : []),
  ];
}

function firstId(milliseconds: number): string {
  const hex = Math.min(Math.max(0, milliseconds), 2 ** 48 - 1).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** An admin's records, or, with null, nobody's. */
export function assignedTo(adminId: string | null | undefined): Condition[] {
  if (adminId === undefined) return [];
  return [(bind) => (adminId === null ? 'assignee_id is null' : `assignee_id = ${bind(adminId)}::uuid`)];
}

/** @returns one condition a word: what holds a record's text, and the same as the index sees it (migration `desk-search`) */
export function searchConditions(search: string | undefined): { exact: Condition; indexed: Condition }[] {
  return searchPatterns(search ?? '').map((pattern) => ({
    exact: (bind) => `search like desk_folded(${bind(pattern)})`,
    indexed: (bind) => {
      const place = bind(pattern);
      return `coalesce(search_coded, search) like coalesce(desk_coded(desk_folded(${place})), desk_folded(${place}))`;
    },
  }));
}
