import { coalesce } from '../../database/coalesce.ts';
import type { Orm } from '../../database/orm.ts';
import { statement } from '../../database/statement.ts';
import { type Counted, countHits, type Limit, type Place, placesOf, refusePast, windowOf } from '../limits/hits.ts';
import { type Answered, replay, type Submission } from './submission.ts';

/** The tables whose rows carry a submission's key. */
export type SubmissionKind = 'inquiry' | 'job_application' | 'newsletter_subscription';

/** The door that submissions of one kind come in by. */
export interface Admission {
  /**
   * Counts a submission against the limit of whoever sends it; one whose key was answered before is not counted.
   *
   * @returns the first answer's id, also when the person has been erased since; undefined for a new submission
   * @throws AppError KEY_REUSED, RATE_LIMITED
   */
  admit(submission: Submission | undefined, who: string): Promise<string | undefined>;
  /** The first answer's id, without counting: for who finds that another request was first. Throws KEY_REUSED. */
  answered(submission: Submission): Promise<string | undefined>;
}

interface Known extends Answered {
  key: string;
}

/** @param scale multiplies the limit (`RATE_LIMIT_SCALE`) */
export function createAdmission(orm: Orm, kind: SubmissionKind, limit: Limit, scale: number): Admission {
  const findAll = statement<Known>(orm, `with asked as (select unnest($1::text[]) as key) ${knownOf(kind)}`, `answered-${kind}`);
  const admitAll = statement<(Known & { left: null }) | (Counted & { hash: null })>(orm, admitting(kind), `admit-${kind}`);

  const admit = coalesce(async (batch: readonly { key: string | undefined; window: string }[]): Promise<(Known | Place)[]> => {
    const rows = await admitAll([batch.map(({ key }) => key), batch.map(({ window }) => window), limit.seconds]);
    const known = new Map(rows.flatMap((row) => (row.hash ? [[row.key, row as Known]] : [])));
    const before = (key: string | undefined) => (key === undefined ? undefined : known.get(key));
    const places = placesOf(
      batch.filter(({ key }) => !before(key)).map(({ window }) => window),
      rows.filter((row): row is Counted & { hash: null } => row.hash === null),
    );
    return batch.map(({ key }) => before(key) ?? places.shift()!);
  });

  return {
    async admit(submission, who) {
      const found = await admit({ key: submission?.key, window: windowOf(limit, who) });
      if ('hash' in found) return replay(found, submission!);
      refusePast(limit, scale, found);
      return undefined;
    },
    async answered(submission) {
      const [known] = await findAll([[submission.key]]);
      return known && replay(known, submission);
    },
  };
}

/**
 * What the keys in `asked` were answered with. Key by key, so that PostgreSQL goes through the unique index even while
 * the table is empty, and a statement may be prepared then for as long as its connection lives.
 */
const knownOf = (kind: SubmissionKind): string => `
  select known.* from asked cross join lateral (
    (select "submission_key", "submission_hash", "id" from "${kind}" where "submission_key" = asked.key limit 1)
    union all
    (select "submission_key", "submission_hash", "record_id" from "erased_submission" where "kind" = '${kind}' and "submission_key" = asked.key limit 1)
    limit 1) as known (key, hash, id)`;

const admitting = (kind: SubmissionKind): string => `
  with asked as (select * from unnest($1::text[], $2::text[]) as t(key, "window")),
  known as materialized (${knownOf(kind)}),
  counted as (${countHits(`
    select "window", count(*)::int, $3::float8 from asked where key is null or key not in (select key from known) group by "window" order by "window"`)})
  select key, hash, id, null::int as hits, null::float8 as "left" from known
  union all
  select "key", null, null, "hits", "left" from counted`;
