import type { Em } from '../../database/orm.ts';
import { addAdmin } from './add-admin.ts';
import { Admin } from './admin.entity.ts';

/** Any number that no other advisory lock of this database has. */
const FIRST_ADMIN_LOCK = 7_759_002;

/**
 * Makes the given admin if there is none at all; replicas that start together make one.
 *
 * @returns whether it did
 */
export function ensureFirstAdmin(em: Em, input: () => { email: string; name: string; password: string } | undefined): Promise<boolean> {
  return em.transactional(async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(?)', [FIRST_ADMIN_LOCK]);
    if ((await transaction.count(Admin)) > 0) return false;
    const first = input();
    if (!first) return false;
    await addAdmin(transaction, first);
    return true;
  });
}
