import { Arg, Args, Ctx, Field, FieldResolver, Float, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { PageArgs, pageOf } from '../../graphql/page-args.ts';
import { ListFilter } from '../desk/finding/list-filter.graphql.ts';
import { Receipt } from '../../graphql/receipt.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Admin } from '../admins/admin.graphql.ts';
import type { SessionAdmin } from '../admins/find-admin.ts';
import { type Assignee, findAssignee } from '../desk/records/assignee.ts';
import { DealStateEnum } from '../desk/records/states.graphql.ts';
import type { DealState } from '../desk/records/states.rules.ts';
import { changeInquiry, type InquiryChange as Change } from './change-inquiry.ts';
import { countUnread } from './count-unread.ts';
import type { InquiryRow, InquirySource as Source } from './inquiry.entity.ts';
import { TRAP_FIELD } from './trap-field.rules.ts';
import { listInquiries } from './list-inquiries.ts';
import { markInquiryRead } from './mark-inquiry-read.ts';
import { MAX_MARKED, markInquiries, markSpam } from './mark-inquiries.ts';
import { readInquiry } from './read-inquiry.ts';
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
export class Inquiry {
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
  @Field(() => DealStateEnum) state!: DealState;
  @Field(() => DateTime, { nullable: true, description: 'By when a reply is promised. It is overdue when this has passed and the state is open.' }) dueAt?: Date | null;
  @Field(() => DateTime, { nullable: true }) repliedAt?: Date | null;
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
class InquiryFilter extends ListFilter {
  @Field(() => String, { nullable: true, description: 'One of the service options.' }) service?: string | null;
  @Field(() => [DealStateEnum], { nullable: true }) states?: DealState[] | null;
  @Field(() => Boolean, { nullable: true, description: 'Only unread ones.' }) unread?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Only suspected spam, which is left out otherwise.' }) spam?: boolean | null;
}

@InputType({ description: 'What is left out stays as it is.' })
class InquiryChange implements Change {
  @Field(() => DealStateEnum, { nullable: true }) state?: DealState | null;
  @Field(() => ID, { nullable: true, description: 'An admin’s id; null for nobody’s.' }) assignee?: string | null;
}

@Resolver(() => Inquiry)
export class InquiryResolver {
  @FieldResolver(() => Admin, { nullable: true, description: 'Whose it is to reply.' })
  assignee(@Ctx() { ctx }: GraphContext, @Root() { assignee }: { assignee?: Assignee }): Promise<SessionAdmin | undefined> {
    return findAssignee(ctx, assignee);
  }

  @Query(() => InquiryPage, { description: 'Inquiries, newest first unless another order is asked for.' })
  inquiries(
    @Ctx() { ctx }: GraphContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => InquiryFilter, { nullable: true }) filter?: InquiryFilter | null,
  ): Promise<InquiryPage> {
    return listInquiries(ctx, pageOf(page), filter ?? undefined);
  }

  @Query(() => Inquiry)
  inquiry(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string): Promise<InquiryRow> {
    return readInquiry(ctx, id);
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

  @Mutation(() => [Inquiry], { description: `Marks at most ${MAX_MARKED} as read or unread. Gives those that this changed: to undo it, mark these the other way.` })
  markInquiries(@Ctx() { ctx }: GraphContext, @Arg('ids', () => [ID]) ids: string[], @Arg('read', () => Boolean) read: boolean): Promise<InquiryRow[]> {
    return markInquiries(ctx, ids, read);
  }

  @Mutation(() => [Inquiry], { description: 'The same for suspected spam, and for what was suspected without reason.' })
  markSpam(@Ctx() { ctx }: GraphContext, @Arg('ids', () => [ID]) ids: string[], @Arg('spam', () => Boolean) spam: boolean): Promise<InquiryRow[]> {
    return markSpam(ctx, ids, spam);
  }

  @Mutation(() => Inquiry)
  changeInquiry(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string, @Arg('change', () => InquiryChange) change: InquiryChange): Promise<InquiryRow> {
    return changeInquiry(ctx, id, change);
  }
}
