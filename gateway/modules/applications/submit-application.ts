import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { soundSubmissionKey, submissionHash } from '../submissions/submission.ts';
import { applicationRules } from './application.rules.ts';
import { inspectResume, type ReceivedFile } from './inspect-resume.ts';
import { JobApplication, Resume } from './job-application.entity.ts';

/** Code points of a file name that are kept. */
const MAX_FILE_NAME = 255;

/**
 * Takes a job application with its résumé; both are on disk, or neither is.
 *
 * @param submissionKey the same key and content again gives the first answer and no second row
 * @returns the application's id
 * @throws AppError BAD_INPUT, TOO_LARGE, UNSUPPORTED_TYPE, KEY_REUSED, RATE_LIMITED (known keys are exempt)
 */
export async function submitApplication(
  ctx: Context,
  input: unknown,
  file: ReceivedFile | undefined,
  submissionKey?: string | null,
): Promise<{ id: string }> {
  const key = soundSubmissionKey(submissionKey);
  const checked = check(applicationRules, input);
  const problems = { ...(!checked.ok && checked.problems), ...(!file && { resume: 'please attach your résumé' }) };
  if (!checked.ok || !file) throw badInput(problems);
  const application = checked.value;
  const extension = await inspectResume(file);

  const sha256 = createHash('sha256').update(file.content).digest();
  const submission = key === undefined ? undefined : { key, hash: submissionHash({ ...application, resume: sha256.toString('hex') }) };
  const before = await ctx.services.applicationAdmission.admit(submission, ctx.address);
  if (before) return { id: before };

  const id = uuidv7();
  const { postRoom } = ctx.services;
  try {
    await ctx.em.transactional(async (em) => {
      await em.insert(JobApplication, {
        id,
        ...application,
        resumeName: storableName(file.name),
        resumeSize: file.content.length,
        createdAt: new Date(),
        submissionKey: submission?.key,
        submissionHash: submission?.hash,
      });
      await em.insert(Resume, { application: id, extension, sha256, content: file.content });
      if (postRoom.writesFor('application')) await postRoom.write(em, [{ kind: 'application', id, email: application.email }]);
    });
    return { id };
  } catch (error) {
    // The same submission was stored by another request between our look and our insert.
    const first = submission && error instanceof UniqueConstraintViolationException && (await ctx.services.applicationAdmission.answered(submission));
    if (first) return { id: first };
    throw error;
  }
}

function storableName(name: string): string {
  return [...name.toWellFormed().replaceAll('\0', '')].slice(-MAX_FILE_NAME).join('');
}
