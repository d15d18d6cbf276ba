import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { countRecords, type DeskCounts as Counts } from './count-records.ts';

@ObjectType({ simpleResolvers: true })
class DeskCounts implements Counts {
  @Field(() => Int, { description: 'Without suspected spam.' }) inquiries!: number;
  @Field(() => Int, { description: 'Without suspected spam.' }) unreadInquiries!: number;
  @Field(() => Int) spamInquiries!: number;
  @Field(() => Int) chatLeads!: number;
  @Field(() => Int, { description: 'Those with contact info collected.' }) qualifiedLeads!: number;
}

@Resolver()
export class DeskResolver {
  @Query(() => DeskCounts, { description: 'The figures of the dashboard’s first line.' })
  deskCounts(@Ctx() { ctx }: GraphContext): Promise<Counts> {
    return countRecords(ctx);
  }
}
