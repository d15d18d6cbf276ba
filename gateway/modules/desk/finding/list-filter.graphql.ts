import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';

/** What every list of the desk can be narrowed by. */
@InputType()
export class ListFilter {
  @Field(() => String, { nullable: true, description: 'Words, each of which stands somewhere in names, addresses, numbers or what was written; at most 100 characters.' })
  search?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Received at this time or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Received before this time.' })
  until?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Of the admin with this id; null for nobody’s.' })
  assignee?: string | null;
}
