import type { FileUpload } from 'graphql-upload-minimal';
import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { endCursorOf, PageArgs, pageOf } from '../../graphql/page-args.ts';
import { Receipt } from '../../graphql/receipt.ts';
import { DateTime, Upload } from '../../graphql/scalars.ts';
import type { JobApplicationRow } from './job-application.entity.ts';
import { listApplications } from './list-applications.ts';
import { receiveUpload } from './receive-upload.ts';
import { submitApplication } from './submit-application.ts';

@ObjectType({ simpleResolvers: true })
class JobApplication {
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

@Resolver()
export class ApplicationResolver {
  @Query(() => JobApplicationPage, { description: 'Job applications, newest first.' })
  async jobApplications(@Ctx() { ctx }: GraphContext, @Args(() => PageArgs) page: PageArgs): Promise<JobApplicationPage> {
    const { items, hasMore } = await listApplications(ctx, pageOf(page));
    return { items, hasMore, endCursor: endCursorOf(items) };
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
