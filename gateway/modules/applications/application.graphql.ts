import type { FileUpload } from 'graphql-upload-minimal';
import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { PageArgs, pageOf } from '../../graphql/page-args.ts';
import { Receipt } from '../../graphql/receipt.ts';
import { DateTime, Upload } from '../../graphql/scalars.ts';
import { Admin } from '../admins/admin.graphql.ts';
import type { SessionAdmin } from '../admins/find-admin.ts';
import { ListFilter } from '../desk/finding/list-filter.graphql.ts';
import { type Assignee, findAssignee } from '../desk/records/assignee.ts';
import { ApplicationStatusEnum } from '../desk/records/states.graphql.ts';
import type { ApplicationStatus } from '../desk/records/states.rules.ts';
import { type ApplicationChange, changeApplication } from './change-application.ts';
import type { JobApplicationRow } from './job-application.entity.ts';
import { listApplications } from './list-applications.ts';
import { listPositions, type PositionCount as Counted } from './list-positions.ts';
import { readApplication } from './read-application.ts';
import { receiveUpload } from './receive-upload.ts';
import { submitApplication } from './submit-application.ts';

@ObjectType({ simpleResolvers: true })
export class JobApplication {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) position?: string | null;
  @Field(() => String, { nullable: true }) department?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String) email!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) currentLocation!: string;
  @Field(() => String) experience!: string;
  @Field(() => String) coverLetter!: string;
  @Field(() => String, { nullable: true }) portfolioUrl?: string | null;
  @Field(() => String, { nullable: true }) expectedSalary?: string | null;
  @Field(() => String, { nullable: true }) noticePeriod?: string | null;
  @Field(() => String, { description: 'The file itself: GET /api/admin/job-applications/{id}/resume.' }) resumeName!: string;
  @Field(() => Int, { description: 'Bytes.' }) resumeSize!: number;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => ApplicationStatusEnum) status!: ApplicationStatus;
}

@ObjectType({ simpleResolvers: true })
class JobApplicationPage {
  @Field(() => [JobApplication]) items!: JobApplicationRow[];
  @Field(() => ID, { nullable: true }) endCursor?: string | null;
  @Field(() => Boolean) hasMore!: boolean;
}

@InputType()
class JobApplicationInput {
  @Field(() => String, { nullable: true }) position?: string | null;
  @Field(() => String, { nullable: true }) department?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String) email!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) currentLocation!: string;
  @Field(() => String) experience!: string;
  @Field(() => String) coverLetter!: string;
  @Field(() => String, { nullable: true }) portfolioUrl?: string | null;
  @Field(() => String, { nullable: true }) expectedSalary?: string | null;
  @Field(() => String, { nullable: true }) noticePeriod?: string | null;
}

@ObjectType({ simpleResolvers: true })
class PositionCount implements Counted {
  @Field(() => String) position!: string;
  @Field(() => Int) applications!: number;
}

@InputType()
class JobApplicationFilter extends ListFilter {
  @Field(() => String, { nullable: true }) position?: string | null;
  @Field(() => [ApplicationStatusEnum], { nullable: true }) statuses?: ApplicationStatus[] | null;
}

@InputType({ description: 'What is left out stays as it is.' })
class JobApplicationChange implements ApplicationChange {
  @Field(() => ApplicationStatusEnum, { nullable: true }) status?: ApplicationStatus | null;
  @Field(() => ID, { nullable: true, description: 'An admin’s id; null for nobody’s.' }) assignee?: string | null;
}

@Resolver(() => JobApplication)
export class ApplicationResolver {
  @FieldResolver(() => Admin, { nullable: true, description: 'Who looks at it.' })
  assignee(@Ctx() { ctx }: GraphContext, @Root() { assignee }: { assignee?: Assignee }): Promise<SessionAdmin | undefined> {
    return findAssignee(ctx, assignee);
  }

  @Query(() => JobApplicationPage, { description: 'Job applications, newest first unless another order is asked for.' })
  jobApplications(
    @Ctx() { ctx }: GraphContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => JobApplicationFilter, { nullable: true }) filter?: JobApplicationFilter | null,
  ): Promise<JobApplicationPage> {
    return listApplications(ctx, pageOf(page), filter ?? undefined);
  }

  @Query(() => JobApplication)
  jobApplication(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string): Promise<JobApplicationRow> {
    return readApplication(ctx, id);
  }

  @Query(() => [PositionCount], { description: 'For which positions there are applications, the most first.' })
  jobPositions(@Ctx() { ctx }: GraphContext): Promise<Counted[]> {
    return listPositions(ctx);
  }

  @Mutation(() => JobApplication)
  changeJobApplication(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string, @Arg('change', () => JobApplicationChange) change: JobApplicationChange): Promise<JobApplicationRow> {
    return changeApplication(ctx, id, change);
  }

  @Mutation(() => Receipt, { description: 'Applies for a position. The same submissionId and content again gives the first answer.' })
  async submitJobApplication(
    @Ctx() { ctx }: GraphContext,
    @Arg('input', () => JobApplicationInput) input: JobApplicationInput,
    @Arg('resume', () => Upload) resume: Promise<FileUpload> | FileUpload,
    @Arg('submissionId', () => String, { nullable: true }) submissionId?: string | null,
  ): Promise<Receipt> {
    return submitApplication(ctx, input, await receiveUpload(resume), submissionId);
  }
}
