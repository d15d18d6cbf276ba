import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordId } from '../../rules/page.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { recordAct } from '../desk/acts/record-act.ts';
import { JobApplication, Resume } from './job-application.entity.ts';
import { resumeMediaType, type ResumeExtension } from './resume.rules.ts';

export interface ResumeFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** The file that came with an application, byte for byte. Who takes it is written down first. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function readResume(ctx: Context, applicationId: string): Promise<ResumeFile> {
  const admin = await requireAdmin(ctx);
  if (check(recordId, applicationId).ok) {
    const resume = await ctx.em.findOne(Resume, { application: applicationId });
    const application = resume && (await ctx.em.findOne(JobApplication, applicationId));
    if (resume && application) {
      await recordAct(ctx.em.fork(), admin, 'resume-downloaded', 'a résumé');
      return { name: application.resumeName, mediaType: resumeMediaType(resume.extension as ResumeExtension), content: Buffer.from(resume.content) };
    }
  }
  throw new AppError('NOT_FOUND', 'There is no application with this id.');
}
