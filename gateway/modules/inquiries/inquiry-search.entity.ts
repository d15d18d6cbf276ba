import { defineEntity, p } from '@mikro-orm/core';
import { Inquiry } from './inquiry.entity.ts';

/** What the search index goes by, as the index sees it: apart from the inquiry, because it is made after it was stored. */
export const InquirySearch = defineEntity({
  name: 'InquirySearch',
  tableName: 'inquiry_search',
  properties: {
    inquiry: () => p.oneToOne(Inquiry).primary().deleteRule('cascade'),
    text: p.text(),
  },
  // Of a kind of its own, which the ORM compares by name only.
  indexes: [{ name: 'inquiry_search_text', properties: [], expression: 'create index' }],
});

/** Inquiries that the index does not hold yet, or not as they are now. */
export const InquiryUnindexed = defineEntity({
  name: 'InquiryUnindexed',
  tableName: 'inquiry_unindexed',
  properties: {
    id: p.uuid().primary(),
  },
});
