import { coalesce } from '../../database/coalesce.ts';
import type { Orm } from '../../database/orm.ts';
import { statement } from '../../database/statement.ts';
import type { Answered } from './submission.ts';

/** The tables whose rows carry a submission's key. */
export type SubmissionKind = 'inquiry' | 'job_application' | 'newsletter_subscription';

/** Finds what a key of one kind was answered with, also when the person has been erased since. */
export type FindAnswered = (key: string) => Promise<Answered | undefined>;

export function createFindAnswered(orm: Orm, kind: SubmissionKind): FindAnswered {
  const find = statement<{ submission_key: string; submission_hash: Buffer; id: string }>(
    orm,
    `
    select "submission_key", "submission_hash", "id" from "${kind}" where "submission_key" = any($1)
    union all
    select "submission_key", "submission_hash", "record_id" from "erased_submission" where "kind" = '${kind}' and "submission_key" = any($1)`,
  );

  return coalesce(async (keys: readonly string[]) => {
    const rows = await find([keys]);
    const found = new Map(rows.map((row) => [row.submission_key, { id: row.id, hash: row.submission_hash }]));
    return keys.map((key) => found.get(key));
  });
}
