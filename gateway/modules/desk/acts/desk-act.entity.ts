import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Admin } from '../../admins/admin.entity.ts';

/** What is written down of what admins do. */
export type ActName = 'exported' | 'erased' | 'expired' | 'resume-downloaded' | 'admin-added' | 'admin-removed' | 'password-changed' | 'sessions-ended';

/** Who took something out, erased something or changed their access, and when. It holds nothing of the people whose records these were. */
export const DeskAct = defineEntity({
  name: 'DeskAct',
  tableName: 'desk_act',
  properties: {
    /** UUID v7: sorts by time. */
    id: p.uuid().primary(),
    admin: () => p.manyToOne(Admin).nullable().deleteRule('set null'),
    /** As it was then: who has left is still named. */
    adminName: p.text(),
    act: p.text().$type<ActName>(),
    /** Of what, such as `inquiries`. */
    subject: p.text(),
    details: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(3),
  },
});

export type DeskActRow = InferEntity<typeof DeskAct>;
