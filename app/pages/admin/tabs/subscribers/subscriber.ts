import type { SubscribersQuery } from '../../../../graphql/generated/graphql.ts';

export type Subscriber = SubscribersQuery['subscribers']['items'][number];
