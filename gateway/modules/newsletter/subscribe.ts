import { newsletter } from '#content/newsletter.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Em } from '../../database/orm.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { soundSubmissionKey, submissionHash, type Submission } from '../submissions/submission.ts';
import { emailKeyOf } from './email-key.ts';
import { newsletterRules, type NewsletterInput } from './newsletter.rules.ts';
import { LETTER_TRAP_FIELD } from './trap-field.rules.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';

/**
 * Puts an address on the newsletter's list, unconfirmed, with the consent that was given; once, however often it is
 * asked for and however it is written. Nothing in how this ends tells whether it was there before.
 *
 * @param submissionKey the same key and content again does nothing more, also after the address has left
 * @throws AppError BAD_INPUT, KEY_REUSED, RATE_LIMITED (known keys are exempt)
 */
export async function subscribe(ctx: Context, input: unknown, submissionKey?: string | null): Promise<void> {
  const key = soundSubmissionKey(submissionKey);
  const checked = check(newsletterRules, input);
  if (!checked.ok) throw badInput(checked.problems);

  const { [LETTER_TRAP_FIELD]: trap, ...wanted } = checked.value;
  const emailKey = emailKeyOf(wanted.email);
  const reference = ctx.services.newsletterLinks.referenceOf(emailKey);
  // Of the reference: a plain hash of an address is soon guessed, and this one outlives the address.
  const submission = key === undefined ? undefined : { key, hash: submissionHash({ reference: reference.toString('hex') }) };
  if (await ctx.services.subscriptionAdmission.admit(submission, ctx.address)) return;
  // It is thanked like everybody and learns nothing.
  if (trap) return;

  try {
    await store(ctx, { ...wanted, emailKey, reference }, submission);
  } catch (error) {
    // The same submission was stored by another request between our look and our insert.
    if (!submission || (error as { code?: string }).code !== DOUBLED || !(await ctx.services.subscriptionAdmission.answered(submission))) throw error;
  }
}

/** PostgreSQL's code for a doubled key: what a query builder throws is the driver's own error, and none of the ORM's. */
const DOUBLED = '23505';

interface Wanted extends Pick<NewsletterInput, 'email' | 'consent' | 'sourcePage'> {
  readonly emailKey: string;
  readonly reference: Buffer;
}

/** Who asks again before confirming has agreed anew; of a confirmed address nobody changes anything by asking. */
async function store(ctx: Context, { email, emailKey, reference, consent, sourcePage }: Wanted, submission: Submission | undefined): Promise<void> {
  const now = new Date();
  const agreedTo = {
    email,
    consentVersion: consent,
    consentText: newsletter.consents.find(({ version }) => version === consent)!.text,
    consentAt: now,
    sourcePage: sourcePage ?? null,
    submissionKey: submission?.key ?? null,
    submissionHash: submission?.hash ?? null,
  };
  const insert = (em: Em) =>
    em
      .createQueryBuilder(NewsletterSubscription)
      .insert({ ...agreedTo, id: uuidv7(), emailKey, reference, status: 'pending', createdAt: now })
      .onConflict('emailKey')
      .merge(agreedTo)
      .where({ status: 'pending' })
      .returning('id')
      .execute('all');

  const { postRoom } = ctx.services;
  await ctx.em.transactional(async (em) => {
    // One after the other: of the row's three unique indexes only one decides what a conflict does, and two who meet at another are refused or wait for each other.
    await em.execute('select pg_advisory_xact_lock(?)', [reference.readBigInt64BE().toString()]);
    const pending = (await insert(em)) as unknown as { id: string }[];
    if (postRoom.writesFor('subscriber')) await postRoom.write(em, pending.map(({ id }) => ({ kind: 'subscriber', id })));
  });
}
