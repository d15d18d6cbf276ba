import { missing } from '#content/field-problems.ts';
import { serviceOptions } from '#content/service-options.ts';
import * as v from 'valibot';
import { emailAddress, incidentalText, optionalText, requiredText } from '../../rules/text.rules.ts';
import { TRAP_FIELD } from './trap-field.rules.ts';

/** The service options of the specification, section 3. */
export const serviceValues = serviceOptions.map((option) => option.value);

const service = v.pipe(
  v.nullish(v.union([v.picklist(serviceValues), v.literal('')], `must be one of ${serviceValues.join(', ')}`)),
  v.transform((value) => (value ? value : undefined)),
);

/** A contact inquiry (specification, sections 3 and 5) and where it came from. Lengths are ours. */
export const inquiryRules = v.object(
  {
    firstName: requiredText(100, missing.firstName),
    lastName: requiredText(100, missing.lastName),
    email: emailAddress(missing.email),
    phone: optionalText(40),
    company: optionalText(200),
    service,
    message: requiredText(10_000, missing.message),
    sourcePage: incidentalText(500),
    referrer: incidentalText(1000),
    utmSource: incidentalText(200),
    utmMedium: incidentalText(200),
    utmCampaign: incidentalText(200),
    utmTerm: incidentalText(200),
    utmContent: incidentalText(200),
    locale: incidentalText(35),
    /** Spam trap: people leave it empty. */
    [TRAP_FIELD]: v.optional(v.unknown()),
    /** Spam trap: milliseconds from the form being shown to it being sent. */
    elapsedMs: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  },
  'must be an object with the fields of an inquiry',
);

export type InquiryInput = v.InferOutput<typeof inquiryRules>;
