import type { Em } from '../../database/orm.ts';
import { AppError } from '../../errors.ts';
import { Admin, type AdminRow } from './admin.entity.ts';

/** Throws NOT_FOUND. */
export async function adminByEmail(em: Em, email: string): Promise<AdminRow> {
  const admin = await em.findOne(Admin, { email: email.trim().toLowerCase() });
  if (!admin) throw new AppError('NOT_FOUND', `There is no admin with the address ${email}.`);
  return admin;
}
