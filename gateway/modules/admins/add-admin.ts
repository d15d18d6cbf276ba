import { v7 as uuidv7 } from 'uuid';
import type { Em } from '../../database/orm.ts';
import { AppError, badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { Admin, type AdminRow } from './admin.entity.ts';
import { newAdminRules } from './new-admin.rules.ts';
import { hashPassword } from './passwords.ts';

/** Makes an admin. It asks for nobody's permission: the operator's command uses it, and `addColleague`. Throws BAD_INPUT. */
export async function addAdmin(em: Em, input: { email: string; name: string; password: string }): Promise<AdminRow> {
  const checked = check(newAdminRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  const { email, name, password } = checked.value;
  if (await em.findOne(Admin, { email })) throw new AppError('BAD_INPUT', `There is an admin with the address ${email} already.`);
  const admin = em.create(Admin, { id: uuidv7(), email, name, passwordHash: await hashPassword(password), tokenVersion: 1, createdAt: new Date() });
  await em.flush();
  return admin;
}
