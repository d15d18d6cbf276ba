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

/** @returns one condition a word, which a record's text meets or not */
export function searchConditions(search: string | undefined): Condition[] {
  return searchPatterns(search ?? '').map((pattern) => (bind) => `search like desk_folded(${bind(pattern)})`);
}

/** Tables whose index is filled after their records are stored (migration `search-aside`). */
const aside: Readonly<Record<string, { index: string; owner: string; unindexed: string }>> = {
  inquiry: { index: 'inquiry_search', owner: 'inquiry_id', unindexed: 'inquiry_unindexed' },
};

/**
 * Records that may hold all words of a search, by the index. It sees other scripts in a code (migration `desk-search`)
 * and may not be filled yet, so what it gives still has to meet the words.
 */
export function indexConditions(table: string, search: string | undefined): Condition {
  const like = (text: string, bind: Bind) =>
    searchPatterns(search ?? '')
      .map((pattern) => bind(pattern))
      .map((place) => `${text} like coalesce(desk_coded(desk_folded(${place})), desk_folded(${place}))`)
      .join(' and ');
  const { index, owner, unindexed } = aside[table] ?? {};
  if (!index) return (bind) => like('coalesce(search_coded, search)', bind);
  return (bind) => `id = any(array(select ${owner} from ${index} where ${like('text', bind)} union all select id from ${unindexed}))`;
}
