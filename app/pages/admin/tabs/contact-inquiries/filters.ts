import type { DeskCountsQuery, InquiryFilter } from '../../../../graphql/generated/graphql.ts';

type Counts = DeskCountsQuery['deskCounts'];

export interface InquiryView {
  readonly label: string;
  readonly filter: InquiryFilter;
  readonly countOf: (counts: Counts) => number;
  /** Said where it has nothing to show. */
  readonly empty: string;
}

/** The ways to look at inquiries. Suspected spam is left out of all but its own. */
export const inquiryViews = [
  {
    label: 'All',
    filter: {},
    countOf: ({ inquiries }) => inquiries,
    empty: 'What visitors send with the contact form appears here, newest first.',
  },
  {
    label: 'Unread',
    filter: { unread: true },
    countOf: ({ unreadInquiries }) => unreadInquiries,
    empty: 'Everything has been read.',
  },
  {
    label: 'Suspected spam',
    filter: { spam: true },
    countOf: ({ spamInquiries }) => spamInquiries,
    empty: 'What falls into one of the contact form’s traps is kept here, apart from the rest.',
  },
] as const satisfies readonly InquiryView[];
