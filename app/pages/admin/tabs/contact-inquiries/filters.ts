import type { DeskCountsQuery, InquiryFilter } from '../../../../graphql/generated/graphql.ts';

type Counts = DeskCountsQuery['deskCounts'];

export interface InquiryView {
  /** In the address; nothing for the first. */
  readonly value?: string;
  readonly label: string;
  /** Where the line is short. */
  readonly brief?: string;
  readonly filter: InquiryFilter;
  readonly countOf: (counts: Counts) => number;
  /** Said where it has nothing to show. */
  readonly empty: string;
}

/** The ways to look at inquiries. Suspected spam is left out of all but its own. */
export const inquiryViews: readonly [InquiryView, ...InquiryView[]] = [
  {
    label: 'All',
    filter: {},
    countOf: ({ inquiries }) => inquiries,
    empty: 'What visitors send with the contact form appears here, newest first.',
  },
  {
    value: 'unread',
    label: 'Unread',
    filter: { unread: true },
    countOf: ({ unreadInquiries }) => unreadInquiries,
    empty: 'Everything has been read.',
  },
  {
    value: 'spam',
    label: 'Suspected spam',
    brief: 'Spam',
    filter: { spam: true },
    countOf: ({ spamInquiries }) => spamInquiries,
    empty: 'What falls into one of the contact form’s traps is kept here, apart from the rest.',
  },
];
