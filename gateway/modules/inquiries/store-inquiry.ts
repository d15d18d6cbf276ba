import { coalesce } from '../../database/coalesce.ts';
import { createInsertRows } from '../../database/insert-rows.ts';
import type { Orm } from '../../database/orm.ts';
import type { PostRoom } from '../post/post-room.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

const given = ['id', 'firstName', 'lastName', 'email', 'phone', 'company', 'service', 'message', 'source', 'isSpam', 'createdAt', 'dueAt', 'submissionKey', 'submissionHash'] as const;

type Given = (typeof given)[number];
type Optional = 'phone' | 'company' | 'service' | 'submissionKey' | 'submissionHash';
export type NewInquiry = { [name in Exclude<Given, Optional>]: InquiryRow[name] } & { [name in Optional]: InquiryRow[name] | undefined };

/** Puts an inquiry on disk. False when a row with its submission key is there already. */
export type StoreInquiry = (inquiry: NewInquiry) => Promise<boolean>;

/**
 * Inquiries that come together are one statement and one commit. Where letters go out because of them, these are written
 * in the same transaction, for all of them at once; of suspected spam nobody hears.
 */
export function createStoreInquiry(orm: Orm, postRoom: PostRoom): StoreInquiry {
  const insert = createInsertRows<InquiryRow, Given>(orm, Inquiry, given, 'submissionKey');

  async function insertWithLetters(inquiries: readonly NewInquiry[]): Promise<Set<string>> {
    return orm.em.fork().transactional(async (em) => {
      const stored = await insert(inquiries, em);
      const told = inquiries.filter(({ id, isSpam }) => stored.has(id) && !isSpam);
      await postRoom.write(em, told.map(({ id, email }) => ({ kind: 'inquiry', id, email })));
      return stored;
    });
  }

  return coalesce(async (inquiries: readonly NewInquiry[]) => {
    // One order for all replicas: two statements that wait for the same keys cannot wait for each other.
    const sorted = inquiries.toSorted((a, b) => ((a.submissionKey ?? '') < (b.submissionKey ?? '') ? -1 : 1));
    const stored = postRoom.writesFor('inquiry') ? await insertWithLetters(sorted) : await insert(sorted);
    return inquiries.map(({ id }) => stored.has(id));
  });
}
