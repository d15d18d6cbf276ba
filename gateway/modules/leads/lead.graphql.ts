import { Args, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { endCursorOf, PageArgs, pageOf } from '../../graphql/page-args.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { ChatLeadRow } from './chat-lead.entity.ts';
import { listLeads } from './list-leads.ts';

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

@Resolver()
export class LeadResolver {
  @Query(() => ChatLeadPage, { description: 'Leads from the chat, newest first.' })
  async chatLeads(@Ctx() { ctx }: GraphContext, @Args(() => PageArgs) page: PageArgs): Promise<ChatLeadPage> {
    const { items, hasMore } = await listLeads(ctx, pageOf(page));
    return { items, hasMore, endCursor: endCursorOf(items) };
  }
}
