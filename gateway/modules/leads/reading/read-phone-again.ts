import type { Span } from '../../language/sentences.ts';
import { readContactDetails } from './contact-details.ts';
import { countryOf } from './places.ts';

/**
 * A number as it is read once it is known where its visitor is: "021 555 123", and then "Hamilton, New Zealand". Undefined where it
 * stays as it was, as does one that was typed with its country.
 *
 * @param place as the visitor calls it
 */
export function readPhoneAgain(message: string, { start, end }: Span, place: string): string | undefined {
  const country = countryOf(place);
  if (!country || message[start] === '+') return undefined;
  const read = readContactDetails(message, country).find((one) => one.field === 'phone' && one.start === start && one.end === end);
  return read?.value.startsWith('+') ? read.value : undefined;
}
