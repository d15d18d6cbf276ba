import * as v from 'valibot';
import { emailAddress, requiredText } from '../../rules/text.rules.ts';

/** NIST SP 800-63B asks for 8; twelve costs a password manager nothing. */
export const MIN_PASSWORD = 12;

export const passwordRules = v.pipe(
  requiredText(1024, 'please give a password'),
  v.check((password) => [...password].length >= MIN_PASSWORD, `must be at least ${MIN_PASSWORD} characters long`),
);

const ownPassword = requiredText(1024, 'please enter your own password');

export const newAdminRules = v.object({
  email: v.pipe(emailAddress('please give an e-mail address'), v.transform((email) => email.toLowerCase())),
  name: requiredText(200, 'please give a name'),
  password: passwordRules,
});

/** Another admin, and the password of the one who adds them. */
export const colleagueRules = v.object({ ...newAdminRules.entries, current: ownPassword });

/** Whoever asks for what an open desk alone must not be enough for. */
export const confirmRules = v.object({ current: ownPassword });

export const changePasswordRules = v.object({ current: ownPassword, next: passwordRules });

export type NewAdmin = v.InferOutput<typeof newAdminRules>;
