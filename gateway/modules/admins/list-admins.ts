import type { Em } from '../../database/orm.ts';
import { Admin, type AdminRow } from './admin.entity.ts';

/** All admins, the first one first; for the operator at the console. */
export function listAdmins(em: Em): Promise<AdminRow[]> {
  return em.find(Admin, {}, { orderBy: { id: 'asc' } });
}
