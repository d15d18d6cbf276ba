import { randomInt } from 'node:crypto';
import { company } from '#content/company.ts';
import type { Environment, FirstAdmin } from './config.ts';
import type { Orm } from './database/orm.ts';
import { Admin } from './modules/admins/admin.entity.ts';
import { ensureFirstAdmin } from './modules/admins/ensure-first-admin.ts';

/** Easily told apart when read from a screen: no l and 1, no o and 0. 32 letters give 5 bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes the first admin where there is none, and prints a generated password, which is shown this once only. */
export async function welcomeFirstAdmin(orm: Orm, { firstAdmin, databaseUrl }: Environment, say: (line: string) => void): Promise<void> {
  // A shared database may be anybody's to sign in to from afar; there the first password is the operator's to choose.
  const generated = firstAdmin || databaseUrl ? undefined : generateAdmin();
  const made = await ensureFirstAdmin(orm.em.fork(), () => firstAdmin ?? generated);
  if (made && generated) {
    say('The first admin was made. This password is shown only now:');
    say(`  e-mail    ${generated.email}`);
    say(`  password  ${generated.password}`);
    say(`To choose another: npm run admin -- reset-password ${generated.email}`);
  } else if (made) {
    say(`The first admin was made: ${firstAdmin?.email}`);
  } else if (!firstAdmin && !generated && (await orm.em.fork().count(Admin)) === 0) {
    say('There is no admin yet. Make one with: npm run admin -- add <e-mail> <name>');
  }
}

/** 100 bits, in groups that can be typed from one screen to another. */
function generateAdmin(): FirstAdmin {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return { email: company.emails.hello.replace(/^[^@]+/, 'admin'), password: [group(), group(), group(), group()].join('-'), name: 'Administrator' };
}
