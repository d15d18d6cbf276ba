import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, loadConfig, readVariables } from './config.ts';

const SECRET = 'a secret of thirty-two bytes or more';
const DATABASE_URL = 'postgresql://longitude:hush@localhost:5432/longitude';

function problemsOf(variables: Record<string, string>): string[] {
  try {
    loadConfig(variables);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [`not a ConfigError: ${error}`];
  }
}

afterEach(() => vi.unstubAllEnvs());

describe('loadConfig', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: resolve('data'),
      jwtSecret: undefined,
      firstAdmin: undefined,
      sessionHours: 12,
      publicUrl: 'http://localhost:4000',
      trustProxy: [],
      rateLimitScale: 1,
      maxLagMs: 1500,
      model: undefined,
      modelTokensPerDay: 500_000,
      conversationDays: 90,
      contactDays: 730,
      applicationDays: 365,
      unconfirmedDays: 30,
      mail: undefined,
      webhook: undefined,
      logLevel: 'info',
      development: false,
    });
  });

  it('reads every variable', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '::',
      DATABASE_URL,
      DATA_DIR: '/srv/longitude',
      JWT_SECRET: SECRET,
      ADMIN_EMAIL: 'ada@example.com',
      ADMIN_PASSWORD: 'twelve chars',
      ADMIN_NAME: 'Ada',
      SESSION_HOURS: '0.5',
      PUBLIC_URL: 'https://www.example.com/',
      TRUST_PROXY: '10.0.0.1, 172.16.0.0/12,fd00::/8',
      RATE_LIMIT_SCALE: '1000',
      MAX_LAG_MS: '0',
      OPENAI_API_KEY: 'a-key',
      OPENAI_BASE_URL: 'http://127.0.0.1:9999/v1',
      OPENAI_MODEL: 'a-model',
      MODEL_TOKENS_PER_DAY: '0',
      CONVERSATION_DAYS: '30',
      CONTACT_DAYS: '100',
      APPLICATION_DAYS: '50',
      UNCONFIRMED_DAYS: '7',
      SMTP_URL: 'smtp://desk:hush@mail.example.com:587',
      MAIL_FROM: 'Longitude <hello@example.com>',
      NOTIFY_TO: 'asha@example.com, omar@example.com',
      WEBHOOK_URL: 'https://hooks.example.com/longitude',
      WEBHOOK_SECRET: 'sixteen bytes or more',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'development',
    });
    expect(config).toEqual({
      port: 8080,
      host: '::',
      databaseUrl: DATABASE_URL,
      dataDir: resolve('/srv/longitude'),
      jwtSecret: SECRET,
      firstAdmin: { email: 'ada@example.com', password: 'twelve chars', name: 'Ada' },
      sessionHours: 0.5,
      publicUrl: 'https://www.example.com',
      trustProxy: ['10.0.0.1', '172.16.0.0/12', 'fd00::/8'],
      rateLimitScale: 1000,
      maxLagMs: 0,
      model: { apiKey: 'a-key', baseUrl: 'http://127.0.0.1:9999/v1', name: 'a-model' },
      modelTokensPerDay: 0,
      conversationDays: 30,
      contactDays: 100,
      applicationDays: 50,
      unconfirmedDays: 7,
      mail: { smtpUrl: 'smtp://desk:hush@mail.example.com:587', from: 'Longitude <hello@example.com>', notifyTo: ['asha@example.com', 'omar@example.com'] },
      webhook: { url: 'https://hooks.example.com/longitude', secret: 'sixteen bytes or more' },
      logLevel: 'silent',
      development: true,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ PORT: '', JWT_SECRET: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DATABASE_URL: '', TRUST_PROXY: ' ' })).toEqual(loadConfig({}));
  });

  it('follows PORT with the default PUBLIC_URL', () => {
    expect(loadConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
  });

  it.each([
    ['PORT', ['abc', '-1', '65536', '80.5', '0x50', '1e3']],
    ['HOST', ['a b', 'http://localhost', '1.2.3.4:80', '-x']],
    ['DATABASE_URL', ['localhost', 'mysql://localhost/x', 'postgresql://localhost:5432', 'postgresql://localhost/']],
    ['JWT_SECRET', ['short', 'x'.repeat(31)]],
    ['SESSION_HOURS', ['0', '-1', 'long', '9000', 'Infinity']],
    ['PUBLIC_URL', ['example.com', 'ftp://example.com', 'https://example.com/site', 'https://u:p@example.com', 'https://example.com?x']],
    ['TRUST_PROXY', ['proxy', '1.2.3.4/33', '::1/129', '1.2.3.4/', '1.2.3.4/8/8', '1.2.3']],
    ['RATE_LIMIT_SCALE', ['0', '-2', 'NaN', 'many']],
    ['MAX_LAG_MS', ['-1', 'long']],
    ['OPENAI_BASE_URL', ['api.example.com', 'ftp://example.com']],
    ['MODEL_TOKENS_PER_DAY', ['-1', '1.5', 'many']],
    ['CONVERSATION_DAYS', ['0', '-1', '1.5', '4000']],
    ['CONTACT_DAYS', ['0', 'ever']],
    ['APPLICATION_DAYS', ['0', '1.5']],
    ['UNCONFIRMED_DAYS', ['0', '4000']],
    ['LOG_LEVEL', ['loud', 'INFO']],
  ])('says in one sentence what is wrong with %s', (name, values) => {
    for (const value of values) {
      const problems = problemsOf({ JWT_SECRET: SECRET, [name]: value });
      expect(problems, `${name}=${value}`).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must .+\\.$`));
    }
  });

  it('counts the bytes of the secret, not its characters', () => {
    expect(loadConfig({ JWT_SECRET: 'é'.repeat(16) }).jwtSecret).toBe('é'.repeat(16));
  });

  it('wants a secret where the database is shared', () => {
    expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^JWT_SECRET must be set when DATABASE_URL is set/)]);
  });

  it.each([
    [{ OPENAI_API_KEY: 'a-key' }, 'OPENAI_MODEL must be set when OPENAI_API_KEY is set: the name of the model to use.'],
    [{ OPENAI_MODEL: 'a-model' }, 'OPENAI_API_KEY must be set when OPENAI_MODEL is set. An endpoint that asks for none takes any text.'],
    [{ ADMIN_EMAIL: 'ada@example.com' }, 'ADMIN_PASSWORD must be set when ADMIN_EMAIL is set.'],
    [{ ADMIN_PASSWORD: 'a long password' }, 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is set.'],
    [{ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'eleven char' }, 'ADMIN_PASSWORD must be at least 12 characters long.'],
    [{ ADMIN_EMAIL: 'ada', ADMIN_PASSWORD: 'a long password' }, 'ADMIN_EMAIL must be an e-mail address such as name@example.com; it is "ada".'],
    [{ ADMIN_NAME: 'x'.repeat(201) }, 'ADMIN_NAME must be at most 200 characters long.'],
  ])('wants the first admin whole: %j', (variables, problem) => {
    expect(problemsOf(variables)).toEqual([problem]);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, /^MAIL_FROM must be set when SMTP_URL is set/],
    [{ MAIL_FROM: 'hello@example.com' }, /^SMTP_URL must be set when MAIL_FROM is set/],
    [{ NOTIFY_TO: 'asha@example.com' }, /^SMTP_URL must be set when NOTIFY_TO is set/],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'hello@example.com' }, /^SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Longitude' }, /^MAIL_FROM must be an e-mail address/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', NOTIFY_TO: 'a@example.com, b' }, /^NOTIFY_TO must be .+"b" is none\.$/],
    [{ WEBHOOK_URL: 'https://hooks.example.com' }, /^WEBHOOK_SECRET must be set when WEBHOOK_URL is set/],
    [{ WEBHOOK_SECRET: 'sixteen bytes or more' }, /^WEBHOOK_URL must be set when WEBHOOK_SECRET is set/],
    [{ WEBHOOK_URL: 'ftp://hooks.example.com', WEBHOOK_SECRET: 'sixteen bytes or more' }, /^WEBHOOK_URL must be an address/],
    [{ WEBHOOK_URL: 'https://me@hooks.example.com', WEBHOOK_SECRET: 'sixteen bytes or more' }, /^WEBHOOK_URL must be .+ without a user name\.$/],
    [{ WEBHOOK_URL: 'https://hooks.example.com', WEBHOOK_SECRET: 'short' }, /^WEBHOOK_SECRET must be at least 16 bytes long/],
  ])('wants to know the whole way of a letter: %j', (variables, problem) => {
    expect(problemsOf(variables)).toEqual([expect.stringMatching(problem)]);
  });

  it('tells every mistake at once, and repeats no secret', () => {
    const problems = problemsOf({ PORT: 'x', JWT_SECRET: 'hush-hush', ADMIN_PASSWORD: 'hush', DATABASE_URL: 'mysql://a:hush@b/c' });
    expect(problems).toHaveLength(5);
    expect(problems.join()).not.toContain('hush');
  });
});

describe('readVariables', () => {
  it('reads .env under the real environment', () => {
    const folder = mkdtempSync(join(tmpdir(), 'longitude-env-'));
    writeFileSync(join(folder, '.env'), 'PORT=5001\nHOST=0.0.0.0 # everywhere\n');
    vi.stubEnv('PORT', '5002');
    expect(readVariables(folder)).toMatchObject({ PORT: '5002', HOST: '0.0.0.0' });
    rmSync(folder, { recursive: true });
  });
});

describe('.env.example', () => {
  it('documents the defaults as they are', () => {
    const example = parseEnv(readFileSync(join(dirname(import.meta.dirname), '.env.example'), 'utf8')) as Record<string, string>;
    expect(loadConfig(example)).toEqual(loadConfig({}));
  });
});
