import { parseArgs } from 'node:util';
import { ConfigError, type Environment, loadConfig } from './config.ts';
import { Refusal } from './database/embedded/refusal.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import type { Em } from './database/orm.ts';
import { AppError } from './errors.ts';
import { addAdmin } from './modules/admins/add-admin.ts';
import { listAdmins } from './modules/admins/list-admins.ts';
import { removeAdmin } from './modules/admins/remove-admin.ts';
import { resetPassword } from './modules/admins/reset-password.ts';
import { erasePersonAs } from './modules/privacy/erase-person.ts';
import type { Counts } from './modules/privacy/erase-records.ts';
import { exportPersonAs } from './modules/privacy/export-person.ts';
import { applyRetention, previewRetention, retentionOf } from './modules/privacy/retention.ts';
import { soundPerson } from './modules/privacy/sound-person.ts';
import { readPassword } from './read-password.ts';

const USAGE = `npm run admin -- <command>, beside a running gateway or without one

  add <e-mail> <name>        make an admin
  list                       show all admins
  reset-password <e-mail>    set a new password, and end every session of that admin
  remove <e-mail>            remove an admin, and end every session of theirs

  export-person <e-mail>     all that is held of a person, as JSON
  erase-person <e-mail>      erase all of it
  retention                  say which records are kept long enough; erases nothing
  retention apply            erase them now, as the gateway does every hour

A password is asked for at the terminal, or read from standard input; never given as an argument, which other users
of the machine could see.`;

type Work = (em: Em, database: Database, environment: Environment) => Promise<string>;

/** Whoever may start programs here. */
const CONSOLE = { id: null, name: 'The console' };

try {
  const work = await readCommand(process.argv.slice(2));
  const environment = loadConfig();
  const database = await openDatabase(environment, (line) => console.error(line), { beside: true });
  try {
    console.log(await work(database.orm.em.fork() as Em, database, environment));
  } finally {
    await database.close();
  }
} catch (error) {
  const isExpected = error instanceof Refusal || error instanceof ConfigError || error instanceof AppError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

/** Asks for what is missing before the database is opened. @throws Refusal when the command makes no sense */
async function readCommand(args: string[]): Promise<Work> {
  const [command, email = '', ...rest] = parseArgs({ args, allowPositionals: true, strict: false }).positionals;
  const name = rest.join(' ');
  if (command === 'list' && !email) return list;
  if (command === 'add' && email && name) {
    const password = await readPassword();
    return async (em) => `Made: ${(await addAdmin(em, { email, name, password })).email}`;
  }
  if (command === 'reset-password' && email && !name) {
    const password = await readPassword();
    return async (em) => (await resetPassword(em, { email, password }), `The password of ${email} is changed, and every session of theirs has ended.`);
  }
  if (command === 'remove' && email && !name) return async (em) => (await removeAdmin(em, { email }), `Removed: ${email}`);
  if (command === 'export-person' && email && !name) return async (em) => JSON.stringify(await exportPersonAs(CONSOLE, em, soundPerson({ email })), null, 2);
  if (command === 'erase-person' && email && !name) return async (em) => `Erased: ${inWords(await erasePersonAs(CONSOLE, em, soundPerson({ email })))}`;
  if (command === 'retention' && !email) return async (em, _database, environment) => `Would be erased: ${inWords(await previewRetention(em, retentionOf(environment)))}`;
  if (command === 'retention' && email === 'apply' && !name) return async (_em, { orm }, environment) => `Erased: ${inWords(await applyRetention(orm, retentionOf(environment)))}`;
  throw new Refusal(USAGE);
}

async function list(em: Em): Promise<string> {
  const admins = await listAdmins(em);
  if (admins.length === 0) return 'There is no admin yet. Make one with: npm run admin -- add <e-mail> <name>';
  const width = Math.max(...admins.map(({ email }) => email.length));
  return admins.map(({ email, name, createdAt }) => `${email.padEnd(width)}  ${createdAt.toISOString().slice(0, 10)}  ${name}`).join('\n');
}

function inWords({ inquiry, lead, application, subscriber, conversation }: Counts): string {
  return `${inquiry} inquiries, ${lead} chat leads, ${application} applications, ${subscriber} subscriptions, ${conversation} conversations.`;
}
