import type { InquiriesQuery } from '../../../../graphql/generated/graphql.ts';

export type Inquiry = InquiriesQuery['inquiries']['items'][number];

export const nameOf = ({ firstName, lastName }: Inquiry) => `${firstName} ${lastName}`;
