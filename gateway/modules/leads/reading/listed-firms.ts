import type { Finding } from '../evidence.ts';
import { isGivenName } from './given-names.ts';
import { isPlace } from './places.ts';
import { isEnglish, mayBeCompany } from './proper-names.ts';
import type { Circumstances } from './circumstances.ts';
import { isTown } from './town-names.ts';

const pair = /^([^,]+),\s+(\p{Lu}[^,]*)$/u;

/**
 * Findings in which "furniture showroom Pune, Woodnest" tells a place and a firm: what follows a known place, and is none, is no part of it. A
 * line that begins with a place ("Kigali, Kimironko") goes on with its quarter.
 */
export function withListedFirms(message: string, findings: readonly Finding[], known: Circumstances): Finding[] {
  return findings.flatMap((one) => {
    const [, place, rest] = (one.field === 'location' && pair.exec(one.value)) || [];
    if (!place || !rest || !/\p{L}\s$/u.test(message.slice(0, one.start)) || !isPlace(place) || rest.split(/\s+/).some((word) => isTown(word) || /^\p{Lu}{2,3}$/u.test(word)) || isTown(rest)) return [one];
    const where: Finding = { ...one, value: place, end: one.start + place.length };
    const isFirm = !known.company && !findings.some(({ field }) => field === 'company') && mayBeCompany(rest) && !isEnglish(rest.split(' ')[0]!) && !isGivenName(rest.split(' ')[0]!);
    return isFirm ? [where, { field: 'company', value: rest, start: one.end - rest.length, end: one.end }] : [where];
  });
}
