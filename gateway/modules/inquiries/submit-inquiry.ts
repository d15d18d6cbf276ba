import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { replyDue } from '../desk/records/reply-due.ts';
import { soundSubmissionKey, submissionHash } from '../submissions/submission.ts';
import { inquiryRules, type InquiryInput } from './inquiry.rules.ts';
import { looksLikeSpam } from './spam.ts';

/**
 * Takes a visitor's inquiry. When this returns, it is on disk.
 *
 * @param submissionKey the same key and content again gives the first answer and no second row
 * @returns the inquiry's id
 * @throws AppError BAD_INPUT, KEY_REUSED, RATE_LIMITED (known keys are exempt)
 */
export async function submitInquiry(ctx: Context, input: unknown, submissionKey?: string | null): Promise<{ id: string }> {
  const key = soundSubmissionKey(submissionKey);
  const checked = check(inquiryRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  const inquiry = checked.value;

  const submission = key === undefined ? undefined : { key, hash: submissionHash(written(inquiry)) };
  const before = await ctx.services.inquiryAdmission.admit(submission, ctx.address);
  if (before) return { id: before };

  const id = uuidv7();
  const received = new Date();
  const isNew = await ctx.services.storeInquiry({
    id,
    ...written(inquiry),
    source: origin(inquiry),
    isSpam: looksLikeSpam(inquiry),
    createdAt: received,
    dueAt: replyDue(received),
    submissionKey: submission?.key,
    submissionHash: submission?.hash,
  });
  if (isNew || !submission) return { id };

  // The same submission was stored by another request between our look and our insert.
  return { id: (await ctx.services.inquiryAdmission.answered(submission)) ?? id };
}

/** What the person wrote. Only this makes two submissions the same: a second click takes longer and may come from another page. */
function written({ firstName, lastName, email, phone, company, service, message }: InquiryInput) {
  return { firstName, lastName, email, phone, company, service, message };
}

function origin({ sourcePage: page, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, locale }: InquiryInput) {
  return { page, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, locale };
}
