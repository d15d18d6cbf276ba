import * as v from 'valibot';
import { optionalText } from '../../rules/text.rules.ts';

/** Digits that tell two telephones apart; the desk compares as many. */
const MIN_DIGITS = 7;

const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').length;

/** Whose data it is about: by an e-mail address, a telephone number, or both, in which case either suffices. */
export const personRules = v.pipe(
  v.object(
    {
      email: v.pipe(optionalText(254), v.check((text) => text === undefined || v.is(v.pipe(v.string(), v.rfcEmail()), text.trim()), 'must be an e-mail address such as name@example.com')),
      phone: v.pipe(optionalText(40), v.check((text) => text === undefined || digits(text) >= MIN_DIGITS, 'must have at least 7 digits')),
    },
    'must be an object with an e-mail address or a phone number',
  ),
  v.forward(
    v.partialCheck([['email'], ['phone']], ({ email, phone }) => Boolean(email || phone), 'please enter an e-mail address or a phone number'),
    ['email'],
  ),
);

export type Person = v.InferOutput<typeof personRules>;
