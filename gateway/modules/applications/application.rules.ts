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
    firstName: requiredText(100, 'please enter your first name'),
    lastName: requiredText(100, 'please enter your last name'),
    email: emailAddress('please enter your e-mail address'),
    phone: requiredText(40, 'please enter your phone number'),
    currentLocation: requiredText(200, 'please enter where you live now'),
    experience: requiredText(2000, 'please describe your experience'),
    coverLetter: requiredText(10_000, 'please write a cover letter'),
    portfolioUrl: optionalText(2000),
    expectedSalary: optionalText(200),
    noticePeriod: optionalText(200),
  },
  'must be the fields of an application',
);

export type ApplicationInput = v.InferOutput<typeof applicationRules>;
