import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { AppError, badInput } from '../../errors.ts';
import { recordId } from '../../rules/page.rules.ts';
import { check } from '../../rules/problems.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import type { RecordKind } from '../desk/records/record-kinds.rules.ts';
import { Letter, type LetterRow } from './letter.entity.ts';

/** A letter that was given up, and the record that it is about. */
export interface FailedLetter extends Pick<LetterRow, 'id' | 'kind' | 'attempts' | 'createdAt'> {
  about: RecordKind;
  recordId: string;
  /** Of the record's person. */
  name: string;
  /** As a code. */
  problem: string;
  failedAt: Date;
}

/** Shown at once, and tried again at once. */
export const MOST_LETTERS = 100;

/** The letters that were given up last, newest first, and how many there are in all. Throws UNAUTHENTICATED. */
export async function listFailedLetters(ctx: Context): Promise<{ items: FailedLetter[]; total: number }> {
  await requireAdmin(ctx);
  const em = ctx.em.fork();
  const [letters, total] = await em.findAndCount(Letter, { state: 'failed' }, { orderBy: { id: 'desc' }, limit: MOST_LETTERS, populate: ['inquiry', 'lead', 'application', 'subscriber'] });
  return { items: letters.map((letter) => shown(letter as LetterRow)), total };
}

function shown(letter: LetterRow): FailedLetter {
  const { id, kind, attempts, createdAt, inquiry, lead, application, subscriber } = letter;
  const [about, record] = (Object.entries({ inquiry, lead, application, subscriber }) as [RecordKind, { id: string } | null][]).find(([, one]) => one)!;
  const applicant = inquiry ?? application;
  const name = applicant ? `${applicant.firstName} ${applicant.lastName}` : (lead?.name ?? subscriber?.email ?? '');
  return { id, kind, attempts, createdAt, about, recordId: record!.id, name, problem: letter.problem ?? 'UNKNOWN', failedAt: letter.settledAt ?? createdAt };
}

const idRules = v.object({ ids: v.pipe(v.array(recordId, 'must be ids'), v.maxLength(MOST_LETTERS, `must be at most ${MOST_LETTERS}`)) });

/**
 * Sends letters on their way once more, with all the patience of the first time.
 *
 * @returns the ids of those that had failed
 * @throws AppError UNAUTHENTICATED, BAD_INPUT, also when nothing is configured that could send them
 */
export async function tryLettersAgain(ctx: Context, ids: readonly string[]): Promise<string[]> {
  await requireAdmin(ctx);
  const checked = check(idRules, { ids });
  if (!checked.ok) throw badInput(checked.problems);
  const { postRoom } = ctx.services;
  if (!postRoom.isOpen) throw new AppError('BAD_INPUT', 'Neither a mail server nor a webhook is configured on this server.');
  return ctx.em.fork().transactional(async (em) => {
    const failed = await em.find(Letter, { id: { $in: [...checked.value.ids] }, state: 'failed' }, { fields: ['id', 'kind'], lockMode: 4 });
    const again = failed.map(({ id }) => id);
    await em.nativeUpdate(Letter, { id: { $in: again } }, { state: 'waiting', settledAt: null });
    if (failed.length > 0) await postRoom.queue(em, failed);
    return again;
  });
}
