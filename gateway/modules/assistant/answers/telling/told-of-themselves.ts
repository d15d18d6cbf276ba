import { pattern } from '../../../language/patterns.ts';
import { sentencesOf, type Span } from '../../../language/sentences.ts';
import { isEmpty } from '../../../language/words.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { asks } from '../../knowledge/asking.ts';
import type { Words } from './echo.ts';
import { isAsking } from './told-only.ts';

const fillers = String.raw`^[^\p{L}\p{N}]*(?:(?:hi|hello|hey|hey there|there|dear|sir|madam|team|good (?:morning|afternoon|evening|day)|salam|namaste|ok(?:ay)?|so|well|and|also|but|then|actually|basically|yes|yeah|yep|no|nope|sure|right|btw|by the way|sorry|um+|hm+|great|fine|cool|thanks?(?: you)?|thx|please note|fyi|forgot to (?:say|tell|mention)(?: that)?)(?![\p{L}\p{N}])[^\p{L}\p{N}]*)*`;
const opening = new RegExp(fillers, 'iu');

/** Who they are, and what they have, do and use. */
const who = pattern('iu')`
  ^(?:
    (?:we|i)\s?(?:['’](?:re|m|ve)|are|am|m\b|re\b)\s+(?!not sure|afraid|sorry|interested|looking|wonder|curious|trying|thinking|happy|ready|still|good|fine|done|ok|confused|waiting|only asking|asking|losing|tired|sick|struggling|worried)\S
    |(?:we|i) (?:\w+ly )?(?:just |also |mostly |only |currently |now )*(?:run|own|have|has|got|manage|operate|make|sell|produce|import|export|trade|teach|rent|lease|employ|started|opened|use|work|serve|ship|deliver|represent|live|offer|cater|bake|grow|build|supply|repair|do|get|handle|take)\s
    |(?:my|our)\s+(?:[\p{L}'’-]+\s+){1,3}?(?:is|are|has|have|sells?|makes?|runs?|does|do|works?|uses?|ships?|serves?|comes?|come)\s
    |(?:it['’]?s|its|it is|this is|they are|that['’]?s|these are)\s+(?:for|an?|in|about \d|mostly|mainly|my|our|\d)\s*\S
    |for\s+(?:my|our|an?|the)\s+[\p{L}-]+
    |(?:about|around|some|roughly|approx\.?|maybe|only|just|total|all|like)?\s*\d[\d,.]*\s?(?:k\b)?\s*\+?\s*(?:per|an?|[\p{L}-]{3,})
    |(?:mostly|mainly|only|just|all|both|partly)\s+(?:in|for|with|from|by|on|at|through|via|selling|the)\b
    |(?:selling|using|running|working|based|located|operating|making|serving|shipping)\s
    |(?:in|from|near)\s+\p{L}{2,}$
  )
`;
/** What is said to us, or about what we said, tells nothing of theirs. */
const toUs = /\b(?:you|your|yours|u|ur|call|calls|contact|reach|reply|answer|question|said|say|mean|meant|told|tell|know|understand|price|prices|cost|costs|quote|help|apply|applied|jobs?|positions?|vacanc\w+|roles?|cv|resume|interested|deleted?|privacy)\b/i;
/** A fault or a feeling is no introduction. */
const suffers = /\b(?:down|broken|broke|crash\w*|crazy|slow|nobody|no ?one|nothing|never|lost|los(?:e|es|ing)|problem\w*|trouble\w*|wrong|hacked|stolen|left|gone|disappeared|fails?|failing|retype|by hand|manually|chaos|complain\w*|hate|bad|hardly|few|can(?:no|['’])?t|wont|doesn['’]?t|not?|none|zero|without|mess\w*|pain\w*|headache|stuck|twice|each time|again and again|confus\w*|ill|sick|fever|hurts?|medicine)\b/i;
/** What begins or goes on like a question, without a mark. */
const wonders = /\b(?:what|wat|how|which|why|whether|pl(?:ea)?s[ez]?|plz|kindly)\b|(?:^|,\s*)(?:(?:and|so|but)\s+)?(?:is|are|can|could|do|does|did|will|would|should|may|must|any|who|when|where)\s/i;

/** Characters of a message that only tells; who tells more wants all of it read. */
const LONG = 400;

/** Whether a message introduces who writes and what they have, and asks for nothing. */
export function introducesThem(message: string): boolean {
  if (message.length > LONG || message.includes('?') || isAsking(message)) return false;
  const sentences = sentencesOf(message).map(({ text }) => text.replace(opening, '')).filter((text) => text !== '');
  return sentences.some((text) => who.test(text)) && sentences.every((text) => !asks(text) && !toUs.test(text) && !suffers.test(text) && !wonders.test(text));
}

/** Where one thing that is told ends: a comma that is no number's, "and we". */
const between = /,(?!\d)|[;:()\n]|\s[–-]\s|\.\s|\s(?:and|but|so)\s+(?=(?:we|i|our|my)\b)/g;
/** What leads to a thing that is said back: "we run", "we need". */
const leading = /^(?:(?:we|i)\s?(?:['’](?:re|m|ve)|are|am|m\b|re\b)\s+|(?:we|i) (?:also |just |only |currently )*(?:run|own|manage|operate|need|want|would like|require|use)\s+(?:to have\s+)?|(?:it['’]?s|its|it is|this is|that['’]?s)\s+(?!for\b)|need\s+|want\s+|so\s+|(?:i['’]?m |i am |we are |we['’]re )?(?:thinking (?:of|about)|looking for|planning)\s+)/i;
/** Beside a name, a place, a sum or a time these say nothing. */
const around = /^(?:from|in|at|of|near|based|located|by|before|until|the|an?|is|are|called|name|named|our|my|it|we|i|want|need|around|about|budget|company|firm|start|begin|could|would|like)$/i;
/** "My shop is called Roti Manis". */
const named = /\b(?:called|named|name(?:['’]?s| is)|brand(?:['’]?s| is)|known as)\s*$/i;
/** Characters of a thing, and things at once. */
const [SHOWN, MOST] = [80, 3];

/** What a message tells of its visitor that no value of the lead holds, thing by thing in their words: "about 60 staff". */
export function toldInWords(message: string, findings: readonly Finding[]): Words[] {
  const values = findings.filter(({ field, retracted }) => !retracted && !quotes.includes(field));
  return piecesOf(message)
    .map((piece) => ({ ...piece, text: message.slice(piece.start, piece.end).replace(/\s+/g, ' ').replace(/[\s.!]+$/, '') }))
    .filter(({ text, start, end }) => text.length <= SHOWN && text.split(' ').length > 1 && !toUs.test(text) && saysMore(message, { start, end }, values))
    .toSorted((one, other) => Number(other.isWanted) - Number(one.isWanted))
    .slice(0, MOST)
    .toSorted((one, other) => one.start - other.start)
    .map(({ text, start }) => ({ text, start }));
}

/** They are the visitor's own sentences, and said back in parts. */
const quotes: readonly Finding['field'][] = ['purposeOfVisit', 'requirements', 'servicesInterested'];

/** "We need", "thinking of": what is wanted is said back before what there is. */
const wanting = /\b(?:need|want|would like|thinking (?:of|about)|looking for|planning)\s*$/i;

function piecesOf(message: string): (Span & { readonly isWanted: boolean })[] {
  const pieces: (Span & { readonly isWanted: boolean })[] = [];
  let from = 0;
  for (const { 0: mark, index } of [...message.matchAll(between), { 0: '', index: message.length }]) {
    const text = message.slice(from, index);
    const begun = text.replace(opening, '').replace(leading, '');
    if (begun.trim() !== '') pieces.push({ start: index - begun.length, end: index, isWanted: wanting.test(text.slice(0, text.length - begun.length)) });
    from = index + mark.length;
  }
  return pieces;
}

/** Whether a piece has a word of its own beside the values in it. */
function saysMore(message: string, { start, end }: Span, values: readonly Finding[]): boolean {
  const within = values.filter((one) => one.start < end && start < one.end);
  const rest = within.reduce((text, one) => text.slice(0, Math.max(0, one.start - start)) + ' '.repeat(Math.max(0, Math.min(one.end, end) - Math.max(one.start, start))) + text.slice(Math.min(one.end, end) - start), message.slice(start, end));
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  if (within.some(({ field }) => field === 'company') && named.test(rest)) return false;
  const own = words.filter((word) => (/^\d/.test(word) ? within.length === 0 : !around.test(word) && !isEmpty(word.toLowerCase())));
  // "Tomasz here, operations manager at Bluefin Logistics": that is who they are, and said already.
  return own.length > (within.some(({ field }) => field === 'name' || field === 'company') ? FEW : 0);
}

/** Words of a post. */
const FEW = 2;

/** Words of a message that tells at length what somebody is about. */
const AT_LENGTH = 22;

/** Whether nobody who wrote that need be asked what they are about. */
export const tellsAtLength = (message: string): boolean => message.split(/\s+/).length >= AT_LENGTH;
