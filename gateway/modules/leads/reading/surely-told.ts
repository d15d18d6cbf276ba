import type { Finding } from '../evidence.ts';
import { hasFirmWord } from './firm-words.ts';
import type { Circumstances } from './circumstances.ts';
import { closeRelation } from '../../language/relations.ts';
import { pattern } from '../../language/patterns.ts';
import { sentencesOf } from '../../language/sentences.ts';

/** "I am a Filipino designer in Dubai", "we are law firm in KL". */
const weAreIn = /\b(?:i am|i['’]?m|we are|we['’]?re)\s+(?:an?\s+)?(?:[\p{L}-]+\s+){1,4}(?:in|from|at|near)\s+$/iu;
/** "In Phoenix mall" is in no town. */
const endsPlace = /^\s*(?:$|[,.;!?()–-]|\d|(?:and|with|we|i|need|want|looking|who|since|for|do|can|could)\b)/i;
/** "For our edtech, bangalore, 24x7": theirs, and where it is. */
const [ours, endsPiece] = [/\b(?:my|our|we)\b[^.!?]*,\s*$/i, /^\s*(?:,|[.!]?\s*$)/];
/** "I am his son Rohit". */
const ofSomebody = new RegExp(String.raw`\b(?:i am|i['’]?m|this is)\s+(?:his|her|their)\s+${closeRelation},?\s+$`, 'iu');
/** "My name is Omar Said", "اسمي سارة الحداد": whatever else "said" may be. */
const called = /(?:\bmy (?:full |own )?name(?:['’]s| is)|(?<!\p{L})اسمي)\s+$/iu;
/** "Chong & Devi Advocates": who they are, and what they do. */
const partners = /^\p{Lu}[\p{L}\p{M}.'’ ]*? & \p{Lu}[\p{L}\p{M}.'’ ]* (\p{L}+)$/u;

const frames: Readonly<Partial<Record<Finding['field'], (before: string, after: string, value: string) => boolean>>> = {
  location: (before, after) => (weAreIn.test(before) && endsPlace.test(after)) || (ours.test(before) && endsPiece.test(after)),
  name: (before) => called.test(before) || ofSomebody.test(before),
  company: (_before, _after, value) => hasFirmWord(partners.exec(value)?.[1] ?? ''),
};

/**
 * What a pattern finds in words that leave no doubt, though the tagger passed it over. Only of what nothing is known or found: as a whole the
 * patterns are right in one such case of two.
 */
export function surelyTold(message: string, hints: readonly Finding[], found: readonly Finding[], known: Circumstances): Finding[] {
  return hints.filter(({ field, value, start, end }) => {
    const frame = frames[field];
    if (!frame || known[field as 'name' | 'company' | 'location'] || found.some((one) => one.field === field || (one.start < end && one.end > start))) return false;
    const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end) ?? { start: 0, end: message.length };
    return frame(message.slice(sentence.start, start), message.slice(end, sentence.end), value);
  });
}

/** "URGENT - our booking site is down"; not "urgent care", nor "not that urgent". */
const atOnce = pattern('i')`
  (?<!(?:\b(?:not|no|nothing|less|isnt|how)|n['’]t)\s(?:(?:that|so|very|too|really|longer|more|at\sall)\s)?)
  \b(?:urgent(?:ly)?|asap)\b(?!\s(?:care|reply|call|attention|loan)|[?])
`;

/** Whoever wants something of ours done, calls it urgent and tells no other time: in nine cases of ten of the conversations that are learnt from. */
export function wantedAtOnce(message: string, services: readonly Finding[], found: readonly Finding[], known: Circumstances): Finding[] {
  const isWanted = (known.services ?? []).length > 0 || services.some(({ retracted }) => !retracted);
  if (!isWanted || known.timeline || found.some(({ field }) => field === 'timeline')) return [];
  const word = atOnce.exec(message);
  return word ? [{ field: 'timeline', value: word[0], start: word.index, end: word.index + word[0].length }] : [];
}
