import type { Orm } from '../../../database/orm.ts';
import { isDatabaseOutage } from '../../../database/outage.ts';
import { statement } from '../../../database/statement.ts';

/** Records of one statement: under a tenth of a second of the database's work. */
const AT_ONCE = 500;

/** In milliseconds. How long after one is stored a record may wait to be looked at here. */
const LOOK_EVERY = 1000;

/** How long to rest after a turn, as a multiple of it: however many come in, the index takes a tenth of one processor. */
const REST = 9;

/** Takes records into the search index, in turns, for as long as it is on. */
export interface IndexFiller {
  /** Resolves when it does nothing any more. */
  stop(): Promise<void>;
}

/**
 * Takes waiting inquiries into the search index. Replicas may do so at the same time: what one has taken up the others
 * leave. The lock keeps an inquiry from being erased between being read here and being written there.
 *
 * @returns how many there were, at most as many as asked for
 */
export async function fillIndex(orm: Orm, atOnce: number): Promise<number> {
  const [row] = await statement<{ count: number }>(
    orm,
    `with taken as (
      delete from inquiry_unindexed where id in (select id from inquiry_unindexed order by id limit $1 for update skip locked) returning id
    ), filled as (
      insert into inquiry_search (inquiry_id, text)
      select id, coalesce(desk_coded(search), search) from (select id, search from inquiry where id in (select id from taken) for key share) as present
      on conflict (inquiry_id) do update set text = excluded.text
    )
    select count(*)::int as count from taken`,
  )([atOnce]);
  return row!.count;
}

/**
 * What goes wrong is tried again with the next turn: a search looks through what waits, too.
 *
 * @param onError is told of it, but not of a database that is away, of which others tell
 */
export function startIndexFiller(orm: Orm, onError: (error: unknown) => void): IndexFiller {
  let timer: NodeJS.Timeout;
  let stopped = false;
  let underWay = Promise.resolve();

  function wait(milliseconds: number): void {
    if (!stopped) timer = setTimeout(() => (underWay = turn()), milliseconds).unref();
  }
  async function turn(): Promise<void> {
    const begun = performance.now();
    const filled = await fillIndex(orm, AT_ONCE).catch((error: unknown) => {
      if (!isDatabaseOutage(error)) onError(error);
      return 0;
    });
    wait(filled === AT_ONCE ? (performance.now() - begun) * REST : LOOK_EVERY);
  }

  wait(LOOK_EVERY);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return underWay;
    },
  };
}
