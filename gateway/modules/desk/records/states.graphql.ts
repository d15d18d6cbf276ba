import { enumOf } from '../../../graphql/enum-of.ts';
import { listOrders } from '../finding/list-order.ts';
import { personKinds, recordKinds } from './record-kinds.rules.ts';
import { applicationStatuses, dealStates } from './states.rules.ts';

export const DealStateEnum = enumOf('DealState', 'How far staff are with an inquiry or a lead. Only a reply stops the clock: it goes from open to replied, and from there to won or lost.', dealStates);

export const ApplicationStatusEnum = enumOf('ApplicationStatus', 'How far staff are with an application.', applicationStatuses);

export const ListOrderEnum = enumOf('ListOrder', 'In which order a list is read.', listOrders, {
  DUE: { description: 'Whose reply is due first, then all that wait for none, newest first. Inquiries and leads only.' },
});

export const PersonKindEnum = enumOf('PersonKind', 'Kinds of records that come from a person who wants to be answered.', personKinds);

export const RecordKindEnum = enumOf('RecordKind', 'Kinds of records, each with a list of its own.', recordKinds);
