import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { speaksOfOurs } from './own-names.ts';
import { isCountry, isPlace, isState, placesIn, type PlaceName } from './places.ts';
import { looksLikeAdjective, mayBeName } from './proper-names.ts';
import { isQuestion, sentencesOf, type Span } from '../../language/sentences.ts';
import { townsIn } from './town-names.ts';
import { elsewhere, lyingElsewhere, unlistedPlaces } from './unlisted-places.ts';

/** Before a place: the visitor is there. The later in this list, the surer. */
const cues: readonly RegExp[] = [
  /(?<![\p{L}\d])(?:from|frm|in|at|near|around|dari|di|kat|de|desde|da|aus|à|em|en|från|uit)\s+(?:the\s+)?$/iu,
  pattern('i')`
    \b(?:i am|i'm|im|we are|we're|we got [\w ]+|i|we|us|our|my) (?:[\w'-]+ ){0,4}(?:from|frm|in|at|near)\s+$
    |\b(?:greetings|hello|hi|writ(?:e|ing)|calling|call|mailing)(?: to you| you)? from\s+$
  `,
  pattern('i')`
    \b(?:i|we)(?:'m|'re| am| are)? (?:also )?(?:
      run|own|have|manage|operate|started|opened|open|opening|starting|setting up|head|teach|practi[sc]e|work|got
    ) [^,;.]*\b(?:in|at|near|around|across|throughout)\s+$
    |\b(?:our|my) [^,;.]*\b(?:across|throughout|all over)\s+(?:the\s+)?$
  `,
  pattern('iu')`
    \bsend (?:someone|somebody|anyone|a person|your [\w ]{2,20}) (?:over )?to\s+(?:[\p{Lu}][\p{L}]+ ?){0,3},? ?$
    |\b(?:my|our) (?:office |shop |store |full |postal )?address(?: is|:)?[^.!?]*$
  `,
  pattern('i')`
    \b(?:
      factory|office|shop|store|outlet|outlets|clinic|clinics|school|warehouse|branch|cafe|restaurant|hotel|chain|home|showroom
      |workshop|plant|practice
    )s? (?:\w+ )?(?:in|at|near|between)\s+$
  `,
  pattern('i')`
    \b(?:
      based|located|live|living|stay|staying|situated|headquartered|moved|relocated|sits?|lives|works|operate|operating
    )(?: out)?(?: now)? (?:in|at|near|from|of|to)\s+$
    |\b(?:firm|company|business|agency|shop|factory) out of\s+$
    |\b(?:municipality|council|government|district|port authority|diocese) of\s+$
    |\b(?:location|city|town|place|where|address|area|state|district|based)\s*(?:is|:|-|–|=)\s*$
    |(?<=^|[,;.\n] *)(?:location|city|town|place|area)\s+$
    |\b(?:hq|headquarters|head ?office|native|hail(?:ing|s)?)(?: place)?(?: of| from| is|:)?,?\s+$
  `,
];
/** "The municipality of Seremban" is named by where it is. */
const publicBody = /^(?:municipality|city council|town council|council|government|district|port authority|diocese|archdiocese) of /;
/** "We sell insurance in Singapore": of one place alone it tells where they are. */
const sellIn = /\b(?:we|i) (?:sell|make|teach|run|offer|serve|rent|repair|provide|do) (?:[\w'-]+ ){1,4}in $/i;

/** "We moved from Chennai to Madurai": the second counts. */
const movedFrom = /\b(?:mov|shift|relocat|transfer|chang)\p{L}* (?:[\p{L}'’]+ ){0,4}from\s+$/iu;
const movedTo = /\b(?:mov|shift|relocat|transfer|chang)\p{L}*\s(?:[^.;!?]*\s)?to\s+$/iu;
/** "Must be kept in India". */
const keptThere = /\b(?:kept|stored|hosted|held|saved|processed)\s+in\s+$/i;
/** After a place: the visitor comes from there, in the tongues that say it there. */
const comesFrom = /^ (?:se|mein|me|ka|ki|wale?)(?= (?:hoon|hun|hu|hai|hain)\b|\s*(?:[,.!]|$))/i;


/** "Cyberjaya, Malaysia" is one place. */
function joinedPlaces(text: string): Named[] {
  const known: readonly Named[] = placesIn(text);
  // "Lekki, Lagos" is Lagos; "Bentota, Sri Lanka" is Bentota.
  const others: readonly Named[] = townsIn(text).filter((town) => !known.some((place) => (place.start < town.end && place.end > town.start) || (/^, ?$/.test(text.slice(town.end, place.start)) && !isCountry(place.name))));
  return [...known, ...others].sort((a, b) => a.start - b.start).reduce<Named[]>((places, place) => {
    const last = places.at(-1);
    const between = last && text.slice(last.end, place.start);
    if (!last || !between || !/^,? $/.test(between) || last.country === undefined || last.country !== place.country) return [...places, place];
    return [...places.slice(0, -1), { ...last, name: text.slice(last.start, place.end), end: place.end }];
  }, []);
}

type Named = Omit<PlaceName, 'country'> & Partial<Pick<PlaceName, 'country'>>;

/** Where the visitor is. Of several places the surest counts, then the last. */
export function readLocation(message: string, claimed: readonly Finding[]): Finding[] {
  const found: { finding: Finding; rank: number }[] = [];
  for (const { text, start } of sentencesOf(message)) {
    const asks = isQuestion(text);
    for (const place of joinedPlaces(text)) {
      const begin = start + place.start;
      // A place in a company's name is a part of it.
      if (claimed.some((other) => !publicBody.test(other.value) && other.start <= begin && other.end >= start + place.end)) continue;
      const before = text.slice(0, place.start);
      const after = text.slice(place.end);
      let rank = /^\p{Script=Latin}/u.test(place.name) ? cues.findLastIndex((cue) => cue.test(before)) : 1;
      if (/^(?:[- ]based| side(?=\s*(?:$|[,.;!])))\b/i.test(after) || movedTo.test(before) || comesFrom.test(after)) rank = cues.length - 1;
      // "At Instituto Pinheiral in Curitiba".
      if (claimed.some(({ end }) => end <= begin && /^["”'’)]*,? (?:in|at|near|from|of|based in|here in) $/.test(message.slice(end, begin)))) rank = cues.length - 1;
      // "We're the Rotterdam rowing club".
      if (rank < 0 && /\b(?:we['’]re|we are|i['’]m with|i am with) (?:the|an?) $/i.test(before) && /^ \p{Ll}/u.test(after)) rank = 1;
      if (movedFrom.test(before) || keptThere.test(before) || (lyingElsewhere.test(before) && !/\b(?:our|my) (?:[\w-]+ ){0,2}(?:office|firm|company)\b[^,;]*$/i.test(before))) continue;
      const own = /\b(?:i|i'm|im|we|we're|my|our|us)\b/i.test(before);
      if (/^ (?:office|branch|team|number)\b/i.test(after) && !own) continue;
      if (asks && !own) continue;
      if (rank === 0 && !own && /\bnear\s+(?:the\s+)?$|\b(?:recommend|suggest|weather|flights?|news)\b/i.test(before)) continue;
      if (rank < 2 && speaksOfOurs(text)) continue;
      // "At Penang Port" is something that is called after it.
      const next = /^ (\p{Lu}\p{Ll}+)/u.exec(after)?.[1];
      if (rank === 0 && next && mayBeName(next) && !isPlace(next) && !looksLikeAdjective(next)) continue;
      if (rank < 2 && !(sellIn.test(before) && placesIn(text).length === 1) && !/\b(?:writ(?:e|ing)|calling) to you from $/i.test(before) && ((elsewhere.test(before) && !/\b(?:my|our) (?:team|company|office|people) (?:[\w]+ ){0,2}in $/i.test(before)) || (asks && !/\b(?:i|we|my|our|us)\b/i.test(before)))) continue;
      // "Two warehouses, one in Klang and one in Batam".
      if (rank < 2 && /\b(?:one|two|three|another|other|others) (?:more )?(?:in|at|near)\s+$/i.test(before)) continue;
      if (rank === 0 && /\b(?:looking for|need|want|hire|find) (?:\w+ ){0,4}(?:in|from|at)\s+$/i.test(before)) continue;
      if (rank >= 0 && !(asks && rank < 1)) found.push({ finding: { field: 'location', value: place.name, start: begin, end: start + place.end }, rank });
    }
  }
  if (found.every(({ rank }) => rank < 2)) found.push(...unlistedPlaces(message, claimed).filter((one) => !found.some(({ finding }) => finding.start < one.end && finding.end > one.start)).map((finding) => ({ finding, rank: cues.length - 1 })));
  const surest = Math.max(...found.map(({ rank }) => rank));
  return found.filter(({ rank }) => rank === surest).map(({ finding }) => finding).slice(-1);
}

/** "Cathedral Road, Chennai": where a visitor is, is the town. */
const street = /^[^,]*\b(?:road|rd|street|st|lane|avenue|ave)\.?,\s*(?=\p{L})/iu;

/** "Halifax, Nova Scotia". */
const region = /^([^,]*[^,\s]),\s*([^,]+)$/u;

/** "Our plant is between Hosur and Krishnagiri": the first of both. */
const betweenTwo = /\bbetween\s+$/i;

/** A place without the street before it, and without the state behind it; which country it is in tells more. */
export function townOnly<One extends Span>(message: string, one: One): One {
  const first = betweenTwo.test(message.slice(0, one.start)) ? / and (?=\p{L})/iu.exec(message.slice(one.start, one.end)) : null;
  if (first) return { ...one, end: one.start + first.index };
  const place = message.slice(one.start, one.end);
  const before = street.exec(place)?.[0].length ?? 0;
  const [, town, state] = region.exec(place.slice(before)) ?? [];
  return { ...one, start: one.start + before, end: town && state && isState(state) ? one.start + before + town.length : one.end };
}
