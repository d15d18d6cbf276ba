import { Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { countOverdue, countRecords, MOST_OVERDUE, type DeskCounts as Counts } from './count-records.ts';

@ObjectType({ simpleResolvers: true })
class DeskCounts implements Counts {
  @Field(() => Int, { description: 'Without suspected spam.' }) inquiries!: number;
  @Field(() => Int, { description: 'Without suspected spam.' }) unreadInquiries!: number;
  @Field(() => Int) spamInquiries!: number;
  @Field(() => Int) chatLeads!: number;
  @Field(() => Int, { description: 'Those with contact info collected.' }) qualifiedLeads!: number;
  @Field(() => Int) jobApplications!: number;
  @Field(() => Int) newApplications!: number;
  @Field(() => Int, { description: 'Those who confirmed.' }) subscribers!: number;
}

@Resolver(() => DeskCounts)
export class DeskResolver {
  @FieldResolver(() => Int, { description: `Inquiries and leads that should have been replied to by now; ${MOST_OVERDUE} of either stand for that many or more.` })
  overdue(@Ctx() { ctx }: GraphContext): Promise<number> {
    return countOverdue(ctx);
  }

  @Query(() => DeskCounts, { description: 'The figures of the dashboard’s first line.' })
  deskCounts(@Ctx() { ctx }: GraphContext): Promise<Counts> {
    return countRecords(ctx);
  }
}
