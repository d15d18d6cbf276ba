import { missing } from '#content/field-problems.ts';
import { newsletter } from '#content/newsletter.ts';
import * as v from 'valibot';
import { emailAddress, incidentalText } from '../../rules/text.rules.ts';
import { LETTER_TRAP_FIELD } from './trap-field.rules.ts';

const versions = newsletter.consents.map(({ version }) => version);

/** A subscription to the newsletter: the address, and which wording was agreed to. */
export const newsletterRules = v.object(
  {
    email: emailAddress(missing.email),
    /** The version of the wording that was on screen; an older page may have shown an older one. */
    consent: v.pipe(v.optional(v.string('must be text'), ''), v.picklist(versions, `must be one of ${versions.join(', ')}`), v.metadata({ required: true })),
    sourcePage: incidentalText(500),
    /** Spam trap: people leave it empty. */
    [LETTER_TRAP_FIELD]: v.optional(v.unknown()),
  },
  'must be an object with the fields of a subscription',
);

export type NewsletterInput = v.InferOutput<typeof newsletterRules>;
