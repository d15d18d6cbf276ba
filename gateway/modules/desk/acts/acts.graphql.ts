import { Args, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../../graphql/graph-context.ts';
import { PageArgs, pageOf } from '../../../graphql/page-args.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { DeskActRow } from './desk-act.entity.ts';
import { listActs } from './list-acts.ts';

@ObjectType({ simpleResolvers: true })
class DeskAct {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Who did it, by the name they had then.' }) adminName!: string;
  @Field(() => String, { description: '`exported`, `erased`, `expired` (its time was over), `resume-downloaded`, `admin-added`, `admin-removed`, `password-changed` or `sessions-ended`.' }) act!: string;
  @Field(() => String, { description: 'Of what, such as `inquiries`.' }) subject!: string;
  @Field(() => DateTime) createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
class DeskActPage {
  @Field(() => [DeskAct]) items!: DeskActRow[];
  @Field(() => ID, { nullable: true }) endCursor?: string | null;
  @Field(() => Boolean) hasMore!: boolean;
}

@Resolver()
export class ActsResolver {
  @Query(() => DeskActPage, { description: 'What admins took out, erased or changed, newest first.' })
  deskActs(@Ctx() { ctx }: GraphContext, @Args(() => PageArgs) page: PageArgs): Promise<DeskActPage> {
    return listActs(ctx, pageOf(page));
  }
}
