import { assistant } from '#content/assistant.ts';
import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import type { Question } from '../../knowledge/question.ts';
import type { KnownLead } from './known-lead.ts';

/** What somebody asks of the answer that they wait for: who gives it, when, whether it comes. */
type Awaited = 'who' | 'when' | 'whether';

const reach = '(?:call|ring|phone|contact|reach|reply|answer|respond|revert|get back|get in touch|mail|e-?mail|text|message|whats ?app|write|hear|speak|talk)';
const reaching = `(?:${reach}|calling|ringing|phoning|contacting|reaching|replying|answering|getting back|getting in touch|mailing|writing)`;
const us = '(?: (?:to|with|from))?(?: (?:me|us|back|you|u|him|her|someone|somebody|anyone|anybody))*';
const who = '(?:(?:you|u|ya)(?: guys| people| all)?|they|some ?(?:one|body|1)(?: from (?:you|your \\w+|there))?|any ?(?:one|body)(?: from (?:you|your \\w+))?|one of (?:you|your \\w+)|(?:your|ur) \\w+|a (?:person|human|real person|man|woman)|people)';
const will = "(?:will|would|shall|can|could|going to|gonna|wil|['’]ll|are|is|r)";
const begins = String.raw`^\W*(?:(?:so|and|ok(?:ay)?|but|hi|hello|hm+|wait|sorry|then|thanks?(?: you)?|great|good|fine|cool|nice|alright|just|please|pls|tell me|also)\b\W*)*`;
const ends = String.raw`(?: (?:then|now|really|actually|soon|please|pls|or not|for sure|right|yes|no|ok|today|tomorrow|later|exactly|about (?:this|it|that)|on (?:this|that|my) \w+))*\W*(?:right|yes|no|ok|correct|then)?\W*$`;
const day = String.raw`(?:(?:today|tomorrow|tmrw)(?: (?:morning|afternoon|evening|night))?|tonight|this (?:morning|afternoon|evening|week)|next week|(?:on |by )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?|in the (?:morning|afternoon|evening)|(?:before|after|at|by|around) \d{1,2}\b|within \w+ (?:hours?|days?)|soon)`;

const forms: readonly (readonly [Awaited, RegExp])[] = [
  ['who', pattern('i')`${begins}(?:but |and )?who(?:['’]?s| is| will| would|m|['’]ll)?(?: (?:it|that))?(?: (?:will|is|going to|gonna|be|actually|exactly|then|gna|from your (?:side|team)))* ${reaching}${us}(?: (?:then|and when|exactly|actually|now|tomorrow|today|from your (?:side|team)))*(?:,? and [^.?!]{1,40})?\W*$`],
  ['who', pattern('i')`${begins}(?:will|would|is|are) (?:it|that|they|he|she|the (?:person|one|caller)(?: who calls(?: me)?)?)(?: be)? (?:an? |some |from )?(?:sales\w*(?: \w+)?|call cent(?:re|er)|developers?|engineers?|programmers?|designers?|techn\w+(?: \w+)?|humans?|real (?:person|human|people)|persons?|experts?|manager)\b(?:[^.?!]{0,40})\W*$`],
  ['when', pattern('i')`${begins}(?:when|how soon|how fast|how quick(?:ly)?|what time|which day|by when|at what time)\b[^.?!]{0,20}? ?${will}? ?(?:${who} )?(?:${will} )?(?:be )?${reaching}${us}${ends}`],
  ['when', pattern('i')`${begins}(?:will|can|could|would|is|are) ${who}(?: (?:really|actually|be able to|going to|also|please|pls))* ${reaching}${us} (?:${day}\W*)+(?:then|already|or (?:${day}|\w+))?\W*$`],
  ['when', pattern('i')`${begins}${who}(?: (?:will|['’]ll|are going to|can|could))? ${reaching}${us} (?:${day}\W*)+(?:then|already|right|yes|ok)?\W*$`],
  ['whether', pattern('i')`${begins}(?:will|would|can|is|are|do|does) ${who}(?: (?:really|actually|definitely|also|then|going to|gonna|gna|even|ever))* ${reaching}${us}${ends}`],
  ['whether', pattern('i')`${begins}${who}(?: (?:will|['’]ll|are|is|would|going to|gonna|really|actually|then|definitely|surely|all))+ ${reaching}${us}${ends}`],
  ['whether', pattern('i')`${begins}(?:tell me |let me know |know |say )?(?:if|whether|that) ${who}(?: (?:will|really|actually|is going to))* ${reaching}s?${us}${ends}`],
  ['whether', pattern('i')`${begins}(?:(?:do|will|shall|when do|when will|can) )?(?:i|we) (?:will |can |shall |should |['’]ll )?(?:get|have|expect|wait for|hear|receive) (?:an? |the |your |from )*(?:call|reply|answer|mail|e-?mail|response|callback|call back|you|someone|somebody)(?: (?:back|from (?:you|someone|your \w+)))*${ends}`],
];
/** Said of nothing else than what was promised last. */
const ofIt: readonly (readonly [Awaited, RegExp])[] = [
  ['when', pattern('i')`${begins}(?:will|would|is|can|could) (?:it|that|this|the call)(?: be)? (?:possible )?(?:${day}\W*)+(?:possible|then|ok|or (?:${day}|\w+))?\W*$`],
  ['when', pattern('i')`${begins}(?:at )?(?:when|what time|which day|how soon|by when)(?: (?:exactly|then|will (?:it|that) be|is (?:it|that)))*\W*$`],
  ['who', pattern('i')`${begins}(?:by |with )?who(?:m)?(?: (?:exactly|then|will (?:it|that) be|is (?:it|that)|from your (?:side|team)))*\W*$`],
];

/** Words of a question about the answer that is awaited, at most. */
const LONG = 8;

/** What somebody asks of the answer that they wait for; undefined where they ask for something else. */
export function awaitedIn(message: string, { words }: Question, isOfIt: boolean): Awaited | undefined {
  if (words.length > LONG) return undefined;
  const asked = [...forms, ...(isOfIt ? ofIt : [])];
  const sentences = sentencesOf(message).map(({ text }) => text);
  for (const text of sentences) {
    const kind = asked.find(([, form]) => form.test(text))?.[0];
    if (kind) return kind;
  }
  return undefined;
}

const ofCall = /\b(?:call|ring|phone)(?:s|ing|ed)?\b/i;

/** What is answered to that, with what may be promised. */
export function onAwaited(kind: Awaited, message: string, promise: string, lead: KnownLead | undefined): string {
  const { who: whoItIs, hour, surely, writes } = assistant.noted;
  if (promise !== assistant.noted.complete) return promise;
  if (kind === 'who') return whoItIs(promise);
  if (lead && !lead.phone && ofCall.test(message)) return writes(promise);
  return kind === 'when' ? hour(promise) : surely(promise);
}
