import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createOnce, readIfThere } from './atomic-file.ts';
import { Refusal } from './refusal.ts';

/** What the embedded mode makes up for itself, kept in the data folder and nowhere else. */
export interface Secrets {
  jwtSecret: string;
  /** Of PostgreSQL's superuser, which only this folder's code signs in as. */
  superuserPassword: string;
  /** Of the role that the gateway signs in as. */
  applicationPassword: string;
}

const FILE = 'secrets.json';

/**
 * Reads `<dataDir>/secrets.json`, or makes it with fresh random values.
 * @throws Refusal when it cannot be read, or is missing beside a database that was made with it.
 */
export async function readOrMakeSecrets(dataDir: string, databaseExists: boolean): Promise<Secrets> {
  const path = join(dataDir, FILE);
  const there = await readIfThere(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'EACCES'
        ? `${path} belongs to another user. Start as the user who started it first, or set DATA_DIR to a folder of your own.`
        : `${path} cannot be read: ${error.message}.`,
    );
  });
  if (there === undefined && databaseExists) {
    throw new Refusal(`There is a database in ${dataDir}, but ${path}, which holds its password, is missing. Put it back from your backup.`);
  }
  return parse(path, there ?? (await createOnce(path, draft())));
}

function draft(): string {
  // base64url, so that a password needs no escaping inside a database address.
  const secret = () => randomBytes(36).toString('base64url');
  const secrets: Secrets = { jwtSecret: secret(), superuserPassword: secret(), applicationPassword: secret() };
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

function parse(path: string, text: string): Secrets {
  try {
    const { jwtSecret, superuserPassword, applicationPassword } = JSON.parse(text) as Partial<Secrets>;
    if (jwtSecret && superuserPassword && applicationPassword) return { jwtSecret, superuserPassword, applicationPassword };
  } catch {
    // Not JSON: refused below, without repeating what may be a secret.
  }
  throw new Refusal(`${path} is damaged: it must hold jwtSecret, superuserPassword and applicationPassword. Put it back from your backup.`);
}
