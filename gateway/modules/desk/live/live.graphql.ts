import { Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { enumOf } from '../../../graphql/enum-of.ts';
import type { GraphContext } from '../../../graphql/graph-context.ts';
import type { RecordKind } from '../records/record-kinds.rules.ts';
import { RecordKindEnum } from '../records/states.graphql.ts';
import { type DeskChange, deskChanges, type DeskEvent as Event } from './desk-event.ts';
import { watchDesk } from './watch-desk.ts';

const DeskChangeEnum = enumOf('DeskChange', 'What happened to records of the desk.', deskChanges, {
  OPENED: { description: 'The first of all: from here on nothing is missed. What was read before may be older.' },
  CHANGED: { description: 'Also when a note was added or removed.' },
  MISSED: { description: 'Something may have been missed: read anew what is on screen.' },
});

@ObjectType({ simpleResolvers: true, description: 'It names records and says nothing of what is in them.' })
class DeskEvent implements Event {
  @Field(() => DeskChangeEnum) change!: DeskChange;
  @Field(() => RecordKindEnum, { nullable: true, description: 'Null: any.' }) kind?: RecordKind;
  @Field(() => [ID], { description: 'Empty: more than are named one by one.' }) ids!: string[];
}

@Resolver()
export class LiveResolver {
  @Subscription(() => DeskEvent, {
    subscribe: ({ context }) => watchDesk((context as GraphContext).ctx),
    description: 'What happens to the desk’s records, on whichever replica, over POST /graphql/stream (GraphQL over SSE, distinct connections mode). It completes when the session ends or the server stops: open it again.',
  })
  deskEvents(@Root() event: Event): Event {
    return event;
  }
}
