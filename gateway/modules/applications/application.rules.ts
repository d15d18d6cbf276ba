import { missing } from '#content/field-problems.ts';
import * as v from 'valibot';
import { emailAddress, optionalText, requiredText } from '../../rules/text.rules.ts';

/**
 * A job application (specification, sections 3 and 5) without its résumé.
 * Position, department and location are taken as sent.
 */
export const applicationRules = v.object(
  {
    position: optionalText(200),
    department: optionalText(200),
    location: optionalText(200),
    firstName: requiredText(100, missing.firstName),
    lastName: requiredText(100, missing.lastName),
    email: emailAddress(missing.email),
    phone: requiredText(40, missing.phone),
    currentLocation: requiredText(200, missing.currentLocation),
    experience: requiredText(2000, missing.experience),
    coverLetter: requiredText(10_000, missing.coverLetter),
    portfolioUrl: optionalText(2000),
    expectedSalary: optionalText(200),
    noticePeriod: optionalText(200),
  },
  'must be the fields of an application',
);

export type ApplicationInput = v.InferOutput<typeof applicationRules>;
