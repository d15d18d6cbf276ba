import type { Em } from '../../database/orm.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { adminByEmail } from './admin-by-email.ts';
import { passwordRules } from './new-admin.rules.ts';
import { hashPassword } from './passwords.ts';

/** Sets a new password and ends every session of that admin. Throws NOT_FOUND, BAD_INPUT. */
export async function resetPassword(em: Em, input: { email: string; password: string }): Promise<void> {
  const admin = await adminByEmail(em, input.email);
  const checked = check(passwordRules, input.password);
  if (!checked.ok) throw badInput({ password: Object.values(checked.problems)[0] ?? 'is not acceptable' });
  admin.passwordHash = await hashPassword(checked.value);
  admin.tokenVersion += 1;
  await em.flush();
}
