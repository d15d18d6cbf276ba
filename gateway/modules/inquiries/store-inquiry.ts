import type { RequiredEntityData } from '@mikro-orm/core';
import { coalesce } from '../../database/coalesce.ts';
import type { Orm } from '../../database/orm.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

export type NewInquiry = RequiredEntityData<InquiryRow>;

/** Puts an inquiry on disk. False when a row with its submission key is there already. */
export type StoreInquiry = (inquiry: NewInquiry) => Promise<boolean>;

/** Inquiries that come together are one statement and one commit. */
export function createStoreInquiry(orm: Orm): StoreInquiry {
  return coalesce(async (inquiries: readonly NewInquiry[]) => {
    const em = orm.em.fork();
    const stored = await em
      .createQueryBuilder(Inquiry)
      .insert([...inquiries])
      .onConflict('submissionKey')
      .ignore()
      .returning('id')
      .execute('all');
    const ids = new Set((stored as unknown as { id: string }[]).map((row) => row.id));
    return inquiries.map((inquiry) => ids.has(inquiry.id as string));
  });
}
