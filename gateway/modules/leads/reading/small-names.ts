import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isGivenName } from './given-names.ts';
import { isEnglish, isFirm, isParticle, isToolOrTongue } from './proper-names.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { isTown } from './town-names.ts';

/** Two or three words, all written small, at the begin of a sentence. */
const words = /^(?:(?:hi|hello|hey|dear sir|sir|yes|ok|evening|morning|good \p{L}+|namaste|salam),? )?(\p{Ll}[\p{Ll}'’]{2,}(?: \p{Ll}[\p{Ll}'’/]+){1,2}?)(?=$|[ ,.(:–-])/u;
/** What people say or give after their name. */
const afterName = pattern('iu')`
  ^(?:
    \s+(?:here|this side|speaking)\b
    |[,:(]?\s*(?:(?:mob(?:ile)?|ph(?:one)?|cell|tel|whats ?app|contact|call|no)\b[.:]?(?: no\b[.:]?)?\s*)?\+?\(?\d[\d ()-]{6,}
    |[,<(]?\s*(?:e?mail:? )?[\w.+-]+@
  )
`;

/**
 * "lokesh somani mob 94140 00567", "vikrant solanki, indore": a name that no list knows and that is written small. Every
 * word of it is one that English has not, and what stands after it is what stands after names.
 *
 * @param isKnown whether the visitor's name is known: then a message of two such words is something else
 */
export function smallNames(message: string, isKnown: boolean): Finding[] {
  const sentences = sentencesOf(message);
  return sentences.flatMap(({ text, start }) => {
    const value = words.exec(text)?.[1];
    if (!value || !value.split(' ').every((word) => (word.length > 2 && !isEnglish(word)) || isParticle(word)) || isTown(value) || value.split(' ').some(isTown) || isFirm(value) || isToolOrTongue(value)) return [];
    const begin = start + text.indexOf(value);
    const rest = text.slice(begin - start + value.length);
    const place = /^, (\p{L}+(?: \p{L}+)?)(?=\s*(?:$|[,.]))/u.exec(rest)?.[1];
    const isAlone = rest.replace(/[.!]+$/, '') === '' && sentences.length === 1 && !isKnown && value.split(' ').some(isGivenName);
    return afterName.test(rest) || isAlone || (place && place.split(' ').some(isTown)) ? [{ field: 'name', value, start: begin, end: begin + value.length }] : [];
  });
}
