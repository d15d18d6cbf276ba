import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { statement } from '../../../database/statement.ts';
import { AppError, badInput } from '../../../errors.ts';
import { recordId } from '../../../rules/page.rules.ts';
import { check } from '../../../rules/problems.rules.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import type { PersonKind } from '../records/record-kinds.rules.ts';
import { recordTables } from '../records/record-tables.ts';
import { noSuchRecord } from '../work/change-record.ts';
import { DeskNote, type DeskNoteRow } from './desk-note.entity.ts';
import { noteRules } from './note.rules.ts';

/** Notes of one record that are shown; whoever needs more needs another tool. */
const MOST = 200;

/** A record's notes, newest first. Throws UNAUTHENTICATED. */
export async function listNotes(ctx: Context, kind: PersonKind, id: string): Promise<DeskNoteRow[]> {
  await requireAdmin(ctx);
  if (!check(recordId, id).ok) return [];
  return ctx.em.fork().find(DeskNote, { [kind]: id }, { orderBy: { id: 'desc' }, limit: MOST }) as Promise<DeskNoteRow[]>;
}

/** Throws UNAUTHENTICATED, NOT_FOUND, BAD_INPUT. */
export async function addNote(ctx: Context, kind: PersonKind, id: string, text: string): Promise<DeskNoteRow> {
  const admin = await requireAdmin(ctx);
  const checked = check(noteRules, { text });
  if (!checked.ok) throw badInput(checked.problems);
  const known = check(recordId, id).ok && (await statement(ctx.services.orm, `select from ${recordTables[kind]} where id = $1`)([id])).length > 0;
  if (!known) throw noSuchRecord(kind);
  const em = ctx.em.fork();
  const note = { id: uuidv7(), [kind]: id, author: admin.id, authorName: admin.name, text: checked.value.text, createdAt: new Date() };
  await em.insert(DeskNote, note);
  return note as never;
}

/** Removes a note; only whoever wrote it may. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function removeNote(ctx: Context, id: string): Promise<{ id: string }> {
  const admin = await requireAdmin(ctx);
  const removed = check(recordId, id).ok && (await ctx.em.fork().nativeDelete(DeskNote, { id, author: admin.id }));
  if (!removed) throw new AppError('NOT_FOUND', 'There is no note of yours with this id.');
  return { id };
}
