import type { RequiredEntityData } from '@mikro-orm/core';
import { coalesce } from '../../database/coalesce.ts';
import type { Em, Orm } from '../../database/orm.ts';
import type { PostRoom } from '../post/post-room.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

export type NewInquiry = RequiredEntityData<InquiryRow>;

/** Puts an inquiry on disk. False when a row with its submission key is there already. */
export type StoreInquiry = (inquiry: NewInquiry) => Promise<boolean>;

/**
 * Inquiries that come together are one statement and one commit. Where letters go out because of them, these are written
 * in the same transaction, for all of them at once; of suspected spam nobody hears.
 */
export function createStoreInquiry(orm: Orm, postRoom: PostRoom): StoreInquiry {
  return coalesce(async (inquiries: readonly NewInquiry[]) => {
    const em = orm.em.fork();
    const stored = postRoom.writesFor('inquiry') ? await em.transactional((inside) => insertWithLetters(inside, inquiries, postRoom)) : await insert(em, inquiries);
    return inquiries.map(({ id }) => stored.has(id as string));
  });
}

/** Gives the ids of those that are new. */
async function insert(em: Em, inquiries: readonly NewInquiry[]): Promise<Set<string>> {
  const stored = await em
    .createQueryBuilder(Inquiry)
    .insert([...inquiries])
    .onConflict('submissionKey')
    .ignore()
    .returning('id')
    .execute('all');
  return new Set((stored as unknown as { id: string }[]).map(({ id }) => id));
}

async function insertWithLetters(em: Em, inquiries: readonly NewInquiry[], postRoom: PostRoom): Promise<Set<string>> {
  const stored = await insert(em, inquiries);
  const told = inquiries.filter(({ id, isSpam }) => stored.has(id as string) && !isSpam);
  await postRoom.write(em, told.map(({ id, email }) => ({ kind: 'inquiry', id: id as string, email: email as string })));
  return stored;
}
