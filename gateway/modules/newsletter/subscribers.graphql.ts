import { Arg, Args, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { enumOf } from '../../graphql/enum-of.ts';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { PageArgs, pageOf } from '../../graphql/page-args.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { listSubscribers } from './list-subscribers.ts';
import { type NewsletterSubscriptionRow, subscriptionStatuses, type SubscriptionStatus } from './newsletter-subscription.entity.ts';

const SubscriptionStatusEnum = enumOf('SubscriptionStatus', 'Letters go to confirmed subscriptions only.', subscriptionStatuses);

@ObjectType({ simpleResolvers: true })
class Subscriber {
  @Field(() => ID) id!: string;
  @Field(() => String) email!: string;
  @Field(() => SubscriptionStatusEnum) status!: SubscriptionStatus;
  @Field(() => String, { description: 'The wording that was agreed to.' }) consentText!: string;
  @Field(() => DateTime) consentAt!: Date;
  @Field(() => String, { nullable: true, description: 'The page on which it was given.' }) sourcePage?: string | null;
  @Field(() => DateTime, { nullable: true }) confirmedAt?: Date | null;
  @Field(() => DateTime) createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
class SubscriberPage {
  @Field(() => [Subscriber]) items!: NewsletterSubscriptionRow[];
  @Field(() => ID, { nullable: true }) endCursor?: string | null;
  @Field(() => Boolean) hasMore!: boolean;
}

@InputType()
class SubscriberFilter {
  @Field(() => String, { nullable: true, description: 'Parts of the address, at most 100 characters.' }) search?: string | null;
  @Field(() => SubscriptionStatusEnum, { nullable: true }) status?: SubscriptionStatus | null;
  @Field(() => DateTime, { nullable: true, description: 'Asked for at this time or later.' }) from?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Asked for before this time.' }) until?: Date | null;
}

@Resolver()
export class SubscribersResolver {
  @Query(() => SubscriberPage, { description: 'Who asked for the newsletter, newest first unless another order is asked for.' })
  subscribers(
    @Ctx() { ctx }: GraphContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => SubscriberFilter, { nullable: true }) filter?: SubscriberFilter | null,
  ): Promise<SubscriberPage> {
    return listSubscribers(ctx, pageOf(page), filter ?? undefined);
  }
}
