import type { Em } from '../../database/orm.ts';
import { adminByEmail } from './admin-by-email.ts';

/** Removes an admin, whose sessions end at once. Throws NOT_FOUND. */
export async function removeAdmin(em: Em, input: { email: string }): Promise<void> {
  em.remove(await adminByEmail(em, input.email));
  await em.flush();
}
