import { v7 as uuidv7 } from 'uuid';
import type { Em } from '../../../database/orm.ts';
import { type ActName, DeskAct } from './desk-act.entity.ts';

/** An admin, or what has no account: the console, the clock. */
export interface Actor {
  id: string | null;
  name: string;
}

/**
 * Writes down who did what. Nothing of the people whose records these were belongs in it: no names, no searches.
 *
 * @param subject of what, such as `inquiries`
 */
export async function recordAct(em: Em, admin: Actor, act: ActName, subject: string, details: Record<string, unknown> = {}): Promise<void> {
  await em.insert(DeskAct, { id: uuidv7(), admin: admin.id, adminName: admin.name, act, subject, details, createdAt: new Date() });
}
