import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../test/fresh-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { openOrm, type Orm } from './orm.ts';
import { testConfig } from '../test/test-gateway.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase({ empty: true });
});
afterAll(() => database.drop());

async function withOrms<Result>(count: number, work: (orms: Orm[]) => Promise<Result>): Promise<Result> {
  const orms = Array.from({ length: count }, () => openOrm(database.url));
  try {
    return await work(orms);
  } finally {
    await Promise.all(orms.map((orm) => orm.close()));
  }
}

describe('migrations', () => {
  it('run once, though five replicas start at the same time', async () => {
    await withOrms(5, async (orms) => {
      expect(await isMigrated(orms[0]!)).toBe(false);
      await Promise.all(orms.map((orm) => migrate(orm)));
      expect(await isMigrated(orms[0]!)).toBe(true);
      const ran = await orms[0]!.em.getConnection().execute('select name from schema_migration');
      expect(ran).toHaveLength(migrations.length);
    });
  });

  it('leave the schema that the entities describe', async () => {
    await withOrms(1, async ([orm]) => {
      expect(await orm!.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    });
  });

  it('leave counts of rate limits out of the write-ahead log', async () => {
    await withOrms(1, async ([orm]) => {
      expect(await orm!.em.getConnection().execute(`select relpersistence from pg_class where relname = 'rate_limit'`)).toEqual([{ relpersistence: 'u' }]);
    });
  });
});

describe('a DATABASE_URL that is wrong', () => {
  it.each([
    ['password', (url: URL): void => void (url.password = 'wrong'), /refuses the user or the password of DATABASE_URL/],
    ['user', (url: URL): void => void (url.username = 'nobody'), /refuses the user or the password of DATABASE_URL/],
    ['database', (url: URL): void => void (url.pathname = '/nowhere'), /has no database of that name/],
  ] as const)('in its %s is refused in a sentence, without waiting', async (_what, spoil, sentence) => {
    const url = new URL(database.url);
    spoil(url);
    await expect(openDatabase({ ...testConfig, databaseUrl: url.href }, () => {}, { beside: false })).rejects.toThrow(sentence);
  });
});
