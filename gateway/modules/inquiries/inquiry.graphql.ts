import { Arg, Args, Ctx, Field, Float, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { endCursorOf, PageArgs, pageOf } from '../../graphql/page-args.ts';
import { Receipt } from '../../graphql/receipt.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { countUnread } from './count-unread.ts';
import type { InquiryRow, InquirySource as Source } from './inquiry.entity.ts';
import { TRAP_FIELD } from './inquiry.rules.ts';
import { listInquiries } from './list-inquiries.ts';
import { markInquiryRead } from './mark-inquiry-read.ts';
import { submitInquiry } from './submit-inquiry.ts';

@ObjectType({ simpleResolvers: true, description: 'Where an inquiry came from, as far as the browser told.' })
class InquirySource implements Source {
  @Field(() => String, { nullable: true }) page?: string;
  @Field(() => String, { nullable: true }) referrer?: string;
  @Field(() => String, { nullable: true }) utmSource?: string;
  @Field(() => String, { nullable: true }) utmMedium?: string;
  @Field(() => String, { nullable: true }) utmCampaign?: string;
  @Field(() => String, { nullable: true }) utmTerm?: string;
  @Field(() => String, { nullable: true }) utmContent?: string;
  @Field(() => String, { nullable: true }) locale?: string;
}

@ObjectType({ simpleResolvers: true })
class Inquiry {
  @Field(() => ID) id!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) company?: string | null;
  @Field(() => String, { nullable: true, description: 'One of the service options.' }) service?: string | null;
  @Field(() => String) message!: string;
  @Field(() => Boolean) isRead!: boolean;
  @Field(() => Boolean, { description: 'It fell into one of the form’s traps; it is kept all the same.' }) isSpam!: boolean;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => InquirySource) source!: Source;
}

@ObjectType({ simpleResolvers: true })
class InquiryPage {
  @Field(() => [Inquiry]) items!: InquiryRow[];
  @Field(() => ID, { nullable: true }) endCursor?: string | null;
  @Field(() => Boolean) hasMore!: boolean;
}

@InputType()
class InquiryInput {
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) company?: string | null;
  @Field(() => String, { nullable: true }) service?: string | null;
  @Field(() => String) message!: string;
  @Field(() => String, { nullable: true }) sourcePage?: string | null;
  @Field(() => String, { nullable: true }) referrer?: string | null;
  @Field(() => String, { nullable: true }) utmSource?: string | null;
  @Field(() => String, { nullable: true }) utmMedium?: string | null;
  @Field(() => String, { nullable: true }) utmCampaign?: string | null;
  @Field(() => String, { nullable: true }) utmTerm?: string | null;
  @Field(() => String, { nullable: true }) utmContent?: string | null;
  @Field(() => String, { nullable: true }) locale?: string | null;
  @Field(() => String, { nullable: true, description: 'Leave it empty.' }) [TRAP_FIELD]?: string | null;
  @Field(() => Float, { nullable: true, description: 'Milliseconds from the form being shown to it being sent.' }) elapsedMs?: number | null;
}

@InputType()
class InquiryFilter {
  @Field(() => Boolean, { nullable: true, description: 'Only unread ones.' }) unread?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Only suspected spam, which is left out otherwise.' }) spam?: boolean | null;
}

@Resolver()
export class InquiryResolver {
  @Query(() => InquiryPage, { description: 'Inquiries, newest first.' })
  async inquiries(
    @Ctx() { ctx }: GraphContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => InquiryFilter, { nullable: true }) filter?: InquiryFilter | null,
  ): Promise<InquiryPage> {
    const { items, hasMore } = await listInquiries(ctx, pageOf(page), { unread: filter?.unread ?? undefined, spam: filter?.spam ?? undefined });
    return { items, hasMore, endCursor: endCursorOf(items) };
  }

  @Query(() => Int, { description: 'How many inquiries are unread.' })
  unreadCount(@Ctx() { ctx }: GraphContext): Promise<number> {
    return countUnread(ctx);
  }

  @Mutation(() => Receipt, { description: 'Sends an inquiry. The same submissionId and content again gives the first answer.' })
  submitInquiry(
    @Ctx() { ctx }: GraphContext,
    @Arg('input', () => InquiryInput) input: InquiryInput,
    @Arg('submissionId', () => String, { nullable: true }) submissionId?: string | null,
  ): Promise<Receipt> {
    return submitInquiry(ctx, input, submissionId);
  }

  @Mutation(() => Inquiry)
  markInquiryRead(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string): Promise<InquiryRow> {
    return markInquiryRead(ctx, id);
  }
}
