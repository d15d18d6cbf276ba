import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from './config.ts';
import { Refusal } from './database/embedded/refusal.ts';
import { openDatabase } from './database/open-database.ts';
import type { Em } from './database/orm.ts';
import { AppError } from './errors.ts';
import { addAdmin } from './modules/admins/add-admin.ts';
import { listAdmins } from './modules/admins/list-admins.ts';
import { removeAdmin } from './modules/admins/remove-admin.ts';
import { resetPassword } from './modules/admins/reset-password.ts';
import { readPassword } from './read-password.ts';

const USAGE = `npm run admin -- <command>, beside a running gateway or without one

  add <e-mail> <name>        make an admin
  list                       show all admins
  reset-password <e-mail>    set a new password, and end every session of that admin
  remove <e-mail>            remove an admin, and end every session of theirs

A password is asked for at the terminal, or read from standard input; never given as an argument, which other users
of the machine could see.`;

type Work = (em: Em) => Promise<string>;

try {
  const work = await readCommand(process.argv.slice(2));
  const database = await openDatabase(loadConfig(), (line) => console.error(line), { beside: true });
  try {
    console.log(await work(database.orm.em.fork() as Em));
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
  throw new Refusal(USAGE);
}

async function list(em: Em): Promise<string> {
  const admins = await listAdmins(em);
  if (admins.length === 0) return 'There is no admin yet. Make one with: npm run admin -- add <e-mail> <name>';
  const width = Math.max(...admins.map(({ email }) => email.length));
  return admins.map(({ email, name, createdAt }) => `${email.padEnd(width)}  ${createdAt.toISOString().slice(0, 10)}  ${name}`).join('\n');
}
