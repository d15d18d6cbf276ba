import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { passwordRules } from './modules/admins/new-admin.rules.ts';
import { type MailSettings, readMailSettings, readWebhookSettings, type WebhookSettings } from './modules/post/post-settings.ts';
import { check } from './rules/problems.rules.ts';
import { emailAddress } from './rules/text.rules.ts';

/** What the environment says. Every variable is described in `.env.example`. */
export interface Environment {
  /** TCP port of site, `/graphql` and `/api`; 0 takes any free one. */
  port: number;
  host: string;
  /** Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined only with the embedded PostgreSQL, whose data folder then keeps a generated one. */
  jwtSecret: string | undefined;
  firstAdmin: FirstAdmin | undefined;
  /** How long a sign-in lasts, in hours. */
  sessionHours: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Addresses and CIDR blocks of the proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: string[];
  /** Every rate limit is multiplied by it. */
  rateLimitScale: number;
  /** The event loop may lag this many milliseconds before new requests are asked to come back; 0: as long as it likes. */
  maxLagMs: number;
  /** The language model behind the assistant; undefined: the built-in answers stand alone. */
  model: ModelAccess | undefined;
  /** Tokens that the model may cost in a day (UTC), over all replicas. */
  modelTokensPerDay: number;
  /** Days for which a conversation is kept that led to nothing. */
  conversationDays: number;
  /** Days for which inquiries and leads are kept after the last contact. */
  contactDays: number;
  /** Days for which applications are kept with their résumés. */
  applicationDays: number;
  /** Days for which a subscription waits to be confirmed, where letters are sent that ask for it. */
  unconfirmedDays: number;
  /** Undefined: no mail goes out. */
  mail: MailSettings | undefined;
  /** Undefined: no other program hears of what comes in. */
  webhook: WebhookSettings | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** True under `npm run dev` only: introspection is on, and the app comes from Vite. */
  development: boolean;
}

/** What the gateway is built with: the environment, and a secret in any case. */
export interface Config extends Environment {
  jwtSecret: string;
}

/** A model at an OpenAI-compatible endpoint. */
export interface ModelAccess {
  apiKey: string;
  /** Undefined: OpenAI's own. */
  baseUrl: string | undefined;
  name: string;
}

export interface FirstAdmin {
  email: string;
  password: string;
  name: string;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const MIN_SECRET_BYTES = 32;

/** Carries one sentence for each mistake, each naming its variable and none repeating a secret. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Variables = Record<string, string | undefined>;

/**
 * The process's environment over the `.env` file of the working folder. The only reader of process.env.
 * A variable that is set but empty counts as unset, which is what `FOO=` in a compose file means.
 */
export function readVariables(folder = process.cwd()): Variables {
  let file: Variables = {};
  try {
    file = parseEnv(readFileSync(resolve(folder, '.env'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new ConfigError([`.env cannot be read: ${(error as Error).message}.`]);
  }
  return { ...file, ...process.env };
}

/** True under `npm start` and the like, where npm and a shell stand between the operator and us. */
export const isRunByNpm = () => process.env.npm_lifecycle_event !== undefined;

/** @throws ConfigError with every mistake at once, before anything is opened or listens. */
export function loadConfig(variables: Variables = readVariables()): Environment {
  const problems: string[] = [];
  const text = (name: string) => variables[name]?.trim() || undefined;

  function number(name: string, fallback: number, wanted: string, isFine: (value: number) => boolean): number {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
    if (isFine(value)) return value;
    problems.push(`${name} must be ${wanted}; it is "${given}".`);
    return fallback;
  }

  const days = (name: string, fallback: number) => number(name, fallback, 'a whole number of days from 1 to 3650', (n) => Number.isInteger(n) && n >= 1 && n <= 3650);

  const port = number('PORT', 4000, 'a whole number from 0 to 65535', (n) => Number.isInteger(n) && n >= 0 && n <= 65_535);

  const host = text('HOST') ?? '127.0.0.1';
  if (!isIP(host) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    problems.push(`HOST must be an IP address or a host name to listen on, such as 127.0.0.1 or 0.0.0.0; it is "${host}".`);
  }

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== undefined && !isDatabaseUrl(databaseUrl)) {
    problems.push('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
  }

  const jwtSecret = variables.JWT_SECRET || undefined;
  if (jwtSecret !== undefined && Buffer.byteLength(jwtSecret) < MIN_SECRET_BYTES) {
    problems.push(`JWT_SECRET must be at least ${MIN_SECRET_BYTES} bytes long; it is ${Buffer.byteLength(jwtSecret)}. "openssl rand -base64 48" makes a good one.`);
  } else if (jwtSecret === undefined && databaseUrl !== undefined) {
    problems.push('JWT_SECRET must be set when DATABASE_URL is set: every gateway on that database needs the same one. "openssl rand -base64 48" makes a good one.');
  }

  const trustProxy = (text('TRUST_PROXY') ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  for (const proxy of trustProxy) {
    if (!isAddressOrBlock(proxy)) problems.push(`TRUST_PROXY must be a comma-separated list of IP addresses and CIDR blocks; "${proxy}" is neither.`);
  }

  const publicUrl = text('PUBLIC_URL');
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    problems.push(`PUBLIC_URL must be the site's address without a path, such as https://www.example.com; it is "${publicUrl}".`);
  }

  const logLevel = LOG_LEVELS.find((level) => level === (text('LOG_LEVEL') ?? 'info'));
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; it is "${text('LOG_LEVEL')}".`);

  const environment: Environment = {
    port,
    host,
    databaseUrl,
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    jwtSecret,
    firstAdmin: firstAdmin(text('ADMIN_EMAIL'), variables.ADMIN_PASSWORD || undefined, text('ADMIN_NAME'), problems),
    sessionHours: number('SESSION_HOURS', 12, 'a number of hours above 0, at most 8760', (n) => n > 0 && n <= 8760),
    publicUrl: (publicUrl ?? `http://localhost:${port || 4000}`).replace(/\/$/, ''),
    trustProxy,
    rateLimitScale: number('RATE_LIMIT_SCALE', 1, 'a number above 0', (n) => n > 0),
    maxLagMs: number('MAX_LAG_MS', 1500, 'a number of milliseconds, 0 or more', (n) => n >= 0),
    model: modelAccess(variables.OPENAI_API_KEY?.trim() || undefined, text('OPENAI_BASE_URL'), text('OPENAI_MODEL'), problems),
    modelTokensPerDay: number('MODEL_TOKENS_PER_DAY', 500_000, 'a whole number of tokens, 0 or more', (n) => Number.isInteger(n) && n >= 0),
    conversationDays: days('CONVERSATION_DAYS', 90),
    contactDays: days('CONTACT_DAYS', 730),
    applicationDays: days('APPLICATION_DAYS', 365),
    unconfirmedDays: days('UNCONFIRMED_DAYS', 30),
    mail: readMailSettings(text, problems),
    webhook: readWebhookSettings(text, problems),
    logLevel: logLevel ?? 'info',
    development: text('NODE_ENV') === 'development',
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return environment;
}

function firstAdmin(email: string | undefined, password: string | undefined, name: string | undefined, problems: string[]) {
  if (email && !v.is(emailAddress(''), email)) problems.push(`ADMIN_EMAIL must be an e-mail address such as name@example.com; it is "${email}".`);
  const soundPassword = password === undefined || check(passwordRules, password);
  if (soundPassword !== true && !soundPassword.ok) problems.push(`ADMIN_PASSWORD ${Object.values(soundPassword.problems)[0]}.`);
  if (email && !password) problems.push('ADMIN_PASSWORD must be set when ADMIN_EMAIL is set.');
  if (password && !email) problems.push('ADMIN_EMAIL must be set when ADMIN_PASSWORD is set.');
  if (name && [...name].length > 200) problems.push('ADMIN_NAME must be at most 200 characters long.');
  return email && password ? { email, password, name: name ?? 'Administrator' } : undefined;
}

function modelAccess(apiKey: string | undefined, baseUrl: string | undefined, name: string | undefined, problems: string[]): ModelAccess | undefined {
  const url = baseUrl === undefined ? undefined : URL.parse(baseUrl);
  if (url === null || (url && !['http:', 'https:'].includes(url.protocol))) problems.push(`OPENAI_BASE_URL must be an address such as https://api.example.com/v1; it is "${baseUrl}".`);
  if (apiKey && !name) problems.push('OPENAI_MODEL must be set when OPENAI_API_KEY is set: the name of the model to use.');
  if (name && !apiKey) problems.push('OPENAI_API_KEY must be set when OPENAI_MODEL is set. An endpoint that asks for none takes any text.');
  return apiKey && name ? { apiKey, baseUrl, name } : undefined;
}

function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length <= 1) return false;
  try {
    return [url.username, url.password, url.pathname].every((part) => decodeURIComponent(part) !== '\0');
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && value.replace(/\/$/, '').toLowerCase() === url.origin;
}

function isAddressOrBlock(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
