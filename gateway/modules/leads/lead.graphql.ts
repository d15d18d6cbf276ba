import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { PageArgs, pageOf } from '../../graphql/page-args.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Admin } from '../admins/admin.graphql.ts';
import type { SessionAdmin } from '../admins/find-admin.ts';
import { ListFilter } from '../desk/finding/list-filter.graphql.ts';
import { type Assignee, findAssignee } from '../desk/records/assignee.ts';
import { DealStateEnum } from '../desk/records/states.graphql.ts';
import type { DealState } from '../desk/records/states.rules.ts';
import { changeLead, type LeadChange } from './change-lead.ts';
import type { ChatLeadRow } from './chat-lead.entity.ts';
import type { ChatMessageRow } from '../conversations/conversation.entity.ts';
import { listLeads } from './list-leads.ts';
import { type FieldEvidence, type LeadDetail, readLead } from './read-lead.ts';

@ObjectType({ simpleResolvers: true })
export class ChatLead {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) company?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => String, { description: '`qualified` once a name and an e-mail address or phone number are known.' }) leadStatus!: string;
  @Field(() => Boolean) isContactInfoCollected!: boolean;
  @Field(() => String, { nullable: true }) purposeOfVisit?: string | null;
  @Field(() => [String]) servicesInterested!: string[];
  @Field(() => String, { nullable: true }) requirements?: string | null;
  @Field(() => String, { nullable: true }) budget?: string | null;
  @Field(() => String, { nullable: true }) timeline?: string | null;
  @Field(() => String) sessionId!: string;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DealStateEnum, { description: 'How far staff are.' }) state!: DealState;
  @Field(() => DateTime, { nullable: true, description: 'By when a reply is promised, from when the visitor can be reached. It is overdue when this has passed and the state is open.' })
  dueAt?: Date | null;
  @Field(() => DateTime, { nullable: true }) repliedAt?: Date | null;
}

@ObjectType({ simpleResolvers: true })
class ChatLeadPage {
  @Field(() => [ChatLead]) items!: ChatLeadRow[];
  @Field(() => ID, { nullable: true }) endCursor?: string | null;
  @Field(() => Boolean) hasMore!: boolean;
}

@ObjectType({ simpleResolvers: true })
class ChatMessage {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: '`visitor` or `assistant`.' }) sender!: string;
  @Field(() => String) text!: string;
  @Field(() => DateTime) createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The visitor’s words behind a value: `text.slice(start, end)` of the message.' })
class LeadEvidence {
  @Field(() => String, { description: 'The name of the lead’s field.' }) field!: string;
  @Field(() => String, { description: 'What was taken from the words.' }) value!: string;
  @Field(() => String) quote!: string;
  @Field(() => ID) messageId!: string;
  @Field(() => Int, { description: 'In UTF-16 units.' }) start!: number;
  @Field(() => Int, { description: 'In UTF-16 units.' }) end!: number;
}

@ObjectType({ simpleResolvers: true })
class ChatLeadDetail {
  @Field(() => ChatLead) lead!: ChatLeadRow;
  @Field(() => [ChatMessage], { description: 'Oldest first.' }) conversation!: ChatMessageRow[];
  @Field(() => [LeadEvidence]) evidence!: FieldEvidence[];
}

@InputType()
class ChatLeadFilter extends ListFilter {
  @Field(() => String, { nullable: true, description: 'One of the service options, among those of interest.' }) service?: string | null;
  @Field(() => [DealStateEnum], { nullable: true }) states?: DealState[] | null;
  @Field(() => Boolean, { nullable: true, description: 'Only those with contact info collected, or only those without.' }) qualified?: boolean | null;
}

@InputType({ description: 'What is left out stays as it is.' })
class ChatLeadChange implements LeadChange {
  @Field(() => DealStateEnum, { nullable: true }) state?: DealState | null;
  @Field(() => ID, { nullable: true, description: 'An admin’s id; null for nobody’s.' }) assignee?: string | null;
}

@Resolver(() => ChatLead)
export class LeadResolver {
  @FieldResolver(() => Admin, { nullable: true, description: 'Whose it is to reply.' })
  assignee(@Ctx() { ctx }: GraphContext, @Root() { assignee }: { assignee?: Assignee }): Promise<SessionAdmin | undefined> {
    return findAssignee(ctx, assignee);
  }

  @Query(() => ChatLeadDetail, { description: 'A lead, the conversation it came from, and the words behind each of its fields.' })
  chatLead(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string): Promise<LeadDetail> {
    return readLead(ctx, id);
  }

  @Query(() => ChatLeadPage, { description: 'Leads from the chat, newest first unless another order is asked for.' })
  chatLeads(
    @Ctx() { ctx }: GraphContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => ChatLeadFilter, { nullable: true }) filter?: ChatLeadFilter | null,
  ): Promise<ChatLeadPage> {
    return listLeads(ctx, pageOf(page), filter ?? undefined);
  }

  @Mutation(() => ChatLead)
  changeLead(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string, @Arg('change', () => ChatLeadChange) change: ChatLeadChange): Promise<ChatLeadRow> {
    return changeLead(ctx, id, change);
  }
}
