import { pattern, source } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { businessNoun } from './business-words.ts';
import { isGivenName } from './given-names.ts';
import { isOwnName } from './own-names.ts';
import { isCountry, isPlace, placesIn } from './places.ts';
import { isEnglish, isFirm, isToolOrTongue, looksLikeName } from './proper-names.ts';
import { isQuestion, sentencesOf } from '../../language/sentences.ts';
import { isTown } from './town-names.ts';

/** What lies there is something, or somebody, else: "patient data must stay in Ireland". */
export const lyingElsewhere = pattern('i')`
  \b(?:
    data|servers?|backups?|customers?|clients?|guests|tourists?|visitors?|travell?ers?|pilgrims?|fans?|followers?|readers?
    |families|strangers?|patients|users|buyers|suppliers?|vendors?|shipments?|goods|competitors?|investors?|hosted|hosting
    |(?:people|those|somebody|someone|anyone) (?:living|who live|based|from)|cousin|friend|brother|sister|uncle|aunt|nephew|niece
    |son|daughter|colleague|headquarters of your
  )\b(?!['’]s\b)(?![^,;]*\b(?:i|we|i'm|we're|my|our)\b)[^,;]*$
`;
/** Before a place: it is something else, such as where goods are sent or where we are. */
export const elsewhere = pattern('i')`
  \b(?:
    your|you|ship|ships|shipping|import|imports|importing|source|buy|purchase|export|exports|deliver|delivers|sell|sells|selling
    |customers?|clients?|travel|flight|flying|team|agency|developers?|company|hours|telephone|phone|whatsapp|branch|jobs?|parking
    |metro|licen[cs]e|laws?(?! (?:firm|practice|office|college|school|chambers))|agencies|methods?|courier|letter|reference|everybody|anyone|someone|people|office|data|servers?
    |backups?
  ) (?:\w+ ){0,3}(?:in|to|from|at|near|for)\s+$
`;

const written = String.raw`\p{Lu}[\p{L}\p{M}'’-]{2,}(?:[ -](?:(?:da|de|do|del|di|la|im|am|upon) )?\p{Lu}[\p{L}\p{M}'’-]{2,}){0,2}`;
const small = String.raw`[\p{Ll}][\p{Ll}\d]{2,}(?: [\p{Ll}]{3,}){0,2}`;
/** What is theirs, before "in" and the like. */
const theirs = source`
  \b(?:
    [Ww]e(?:['’]re| are|re)?|[Ii](?:['’]m| am|m)?(?: with)?|(?:[Ii]|[Ww]e) (?:run|own|have|got|hv)|[Ii]['’]ve(?: got)?
    |[Ww]e['’]ve(?: got)?|[Oo]ur|[Mm]y|[Tt]his
  )
`;

/** After these a place comes, though no list knows it: "our museum in Trosa". */
const surePlace = pattern('gu')`
    (?:
      \b(?:
        based|located|live|living|stay|staying|situated|headquartered|relocated|operate|operating|offices?|hq|headquarters
        |head ?office|factory|shops?|stores?|outlets?|clinics?|schools?|warehouse|branch(?:es)?|cafes?|restaurants?|hotels?|resort
        |showroom|workshop|plant|practice|museum|studio|farm|bakery|gym|salon|kilang|kedai
      )
      |${theirs} [^,.;!?]{0,40}?(?:, an? [\p{Ll} -]{0,30}?)?\b${businessNoun}s?|\b(?:[Mm]y|[Oo]ur) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+
    )(?: (?:is|are))?(?: here| out)?,? (?:in|near|at|of)\s+(${written})
    |\b(?:[Ll]ocation|[Cc]ity|[Tt]own|[Pp]lace|[Ww]here)\s*(?:is|:|-|–|=)\s*(${written})
    |(?:[Ww]e(?:['’]re| are)|\bI(?:['’]m| am)) (?:here )?(?:in|near) (${written})
    |${theirs} [^,.;!?]{0,50}? (?:around|near) (\p{Lu}[\p{L}\p{M}'’-]{2,} \p{Lu}[\p{L}\p{M}'’-]{2,})
    |${theirs} [^,.;!?]{0,50}? on (\p{Lu}[\p{L}\p{M}'’-]{2,} Islands?)
    |\b(?:native|hail(?:ing)?|natives)(?: place)?(?: of| from| is)?,? (${written})
    |(?<=^|[,;.] ?)(${written}) (?:side|area)(?=\s*(?:$|[,.;!])| (?:we|i|my|our)\b)
  `;
/** "In my town tenkasi", "we have this cafe in tiong bahru": written small, but said to be one. */
const smallPlace = pattern('gu')`
    \b(?:my|our) (?:home ?town|home|town|village|city|native(?: place)?)(?: of| is|,)? (${small})(?= *(?:$|[,.!]))
    |(?:
      ${theirs} [^,.;!?]{0,40}?\b${businessNoun}s?(?: (?:is|are))?
      |\b(?:based|located|living|staying|situated|stay|live|office|factory|workshop|warehouse)
      |\b(?:[Ii]|[Ww]e)(?: am| are|['’]m|['’]re|m)
    ) (?:here )?(?:in|near|at|from) (${small})
  `;
/** Of a small name only what English has no words for: "tiong bahru and nobody". */
const withoutEnglish = (text: string) => {
  const words = text.split(' ');
  const end = words.findIndex((word) => isEnglish(word) || isToolOrTongue(word));
  return words.slice(0, end === -1 ? undefined : end).join(' ');
};

/** After a firm: where it is. */
const afterFirm = new RegExp(String.raw`^["”'’)]*(?:,? (?:in|near|at|from|of|based (?:in|at)|located (?:in|at))|,) (${written})`, 'u');
/** "No. Actually write pithampur": another place than was told. */
const corrected = /^(?:[\p{L}]+[,!.]? ){0,3}(?:write|put|make it|say|it is|it['’]s|we['’]?re in|in) ([\p{L}]{3,}(?: [\p{L}]{3,})?)(?=\s*(?:$|[,.;!]))/iu;

/**
 * Places that no list knows, where the words around them leave no doubt that it is one.
 *
 * @param claimed the firms that were read: after one of them comes where it is
 */
export function unlistedPlaces(message: string, claimed: readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  for (const { text, start } of sentencesOf(message)) {
    if (isQuestion(text)) continue;
    for (const match of [...text.matchAll(surePlace), ...text.matchAll(smallPlace)]) {
      const value = match.slice(1).find((one) => one !== undefined)!;
      const begin = match.index + match[0].lastIndexOf(value);
      const name = /^\p{Lu}/u.test(value) ? value : withoutEnglish(value);
      // "My startup is in stealth": what no list knows and is written small is one of two words at least.
      if (match[2] === value && /^\p{Ll}/u.test(value) && !isTown(name) && !/ /.test(name)) continue;
      if (name === '' || isFirm(name) || isOwnName(name) || !looksLikeName(name.replace(/ Islands?$/, '').replace(/(?<!\p{L})\p{L}*\d+\s*/gu, '')) || (/^\p{Lu}/u.test(name) && isEnglish(name.split(/[ -]/)[0]!)) || lyingElsewhere.test(text.slice(0, begin)) || elsewhere.test(text.slice(match.index, begin)) || isToolOrTongue(name)) continue;
      add(name, start + begin);
    }
    const other = corrected.exec(text);
    if (other && isTown(other[1]!) && !isGivenName(other[1]!)) add(other[1]!, start + other[0].length - other[1]!.length);
  }
  for (const firm of claimed) {
    const after = afterFirm.exec(message.slice(firm.end));
    if (!after || isFirm(after[1]!) || isOwnName(after[1]!) || !looksLikeName(after[1]!) || isToolOrTongue(after[1]!)) continue;
    // "Tulsi Herbs, Meera": what only a comma parts may be somebody.
    if (after[0].replace(after[1]!, '').trim().replace(/^["”'’)]+/, '') === ',' && (isGivenName(after[1]!.split(/[ -]/)[0]!) || !isTown(after[1]!))) continue;
    add(after[1]!, firm.end + after[0].length - after[1]!.length);
  }
  return found;

  function add(name: string, begin: number): void {
    // "Lekki, Lagos" is Lagos.
    const further = /^, ?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u.exec(message.slice(begin + name.length))?.[1];
    if (further && isPlace(further) && !isCountry(further)) return;
    if (claimed.some((other) => other.start < begin + name.length && other.end > begin) || placesIn(name).length > 0) return;
    found.push({ field: 'location', value: name, start: begin, end: begin + name.length });
  }
}
