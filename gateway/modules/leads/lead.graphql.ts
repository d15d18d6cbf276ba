import { Arg, Args, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { endCursorOf, PageArgs, pageOf } from '../../graphql/page-args.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { ChatLeadRow } from './chat-lead.entity.ts';
import type { ChatMessageRow } from '../conversations/conversation.entity.ts';
import { listLeads } from './list-leads.ts';
import { type FieldEvidence, type LeadDetail, readLead } from './read-lead.ts';

@ObjectType({ simpleResolvers: true })
class ChatLead {
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

@Resolver()
export class LeadResolver {
  @Query(() => ChatLeadDetail, { description: 'A lead, the conversation it came from, and the words behind each of its fields.' })
  chatLead(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string): Promise<LeadDetail> {
    return readLead(ctx, id);
  }

  @Query(() => ChatLeadPage, { description: 'Leads from the chat, newest first.' })
  async chatLeads(@Ctx() { ctx }: GraphContext, @Args(() => PageArgs) page: PageArgs): Promise<ChatLeadPage> {
    const { items, hasMore } = await listLeads(ctx, pageOf(page));
    return { items, hasMore, endCursor: endCursorOf(items) };
  }
}
