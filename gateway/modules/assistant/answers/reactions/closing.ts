import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';
import { actOf } from '../talk/acts.ts';
import { lead } from './fillers.ts';
import { isFiller } from './too-long.ts';

/** What is said on leaving: that one will see, that this is all, what one has understood. */
const remarks = pattern('i')`
  ${lead}(?:
    (?:you|u)(?: (?:just|basically|really|guys))* (?:tell|told|say|said|are saying|are telling|recommend|advise)\b
    |(?:i|we)(?:['’]?ll| will| shall| am going to|['’]?m going to| have to| need to| must)(?: (?:first|just|probably|maybe|have to|need to|go and|go))* (?:try|see|look|check|come back|get back|read|be in touch|go)\b
    |(?:that|this|it)(?:['’]?s| is| was| will be|['’]?ll be) (?:all|it|enough|everything|what i (?:needed|wanted)|good to know|clear|very clear|helpful|honest|fine|ok|good)\b
    |(?:good to know|makes sense|got it|understood|noted|no (?:more|further|other) questions|nothing (?:else|more)|will (?:try|see|do)|talk later|all good|all clear|have an? \w+ \w+)\b
  ).*$
`;
/** That one will think first. */
const mine = String.raw`(?:my|our) \w+`;
const thinks = pattern('i')`
  ${lead}(?:
    (?:(?:i|we) ?(?:['’]?ll|will|have to|need to|must|want to|should|['’]?m going to|am going to)|will|let me|let us|need to|have to) (?:first |just |have to |need to )*
    (?:think\b(?! (?:of|that)\b)|discuss|sleep on|consider|decide|(?:talk|speak|check) (?:to|with) ${mine}|ask ${mine})
    |(?:i|we) (?:(?:think|talk) (?:about|abt|over) (?:it|this|that)|(?:ask|check with|talk to|discuss with) ${mine})
  )\b.*$
`;
/** Who says more than this has something to say. */
const LONG = 120;

/** "Forget it": what is asked for is not asked for any more. */
const givesUp = pattern('i')`${lead}(?:forget|leave|drop|skip) (?:it|that|this|about it)\W*$`;
/** Words before a farewell that want no answer of their own. */
const FEW = 6;
const saidBefore = (parts: readonly string[]): number => parts.slice(0, -1).join(' ').split(/\s+/).length;

/** How somebody takes their leave who says something more than that, and asks nothing: "ok so you tell me not to buy anything lol. thanks". */
export function closingOf(message: string): 'thanks' | 'goodbye' | 'pause' | undefined {
  if (message.length > LONG || message.includes('?')) return undefined;
  const parts = sentencesOf(message).flatMap(({ text }) => text.split(/,\s+|\s+(?=(?:thanks?|thank you|thx|tq|bye)\b)/i)).filter(Boolean);
  if (parts.some((text) => asks(text) && !remarks.test(text) && !givesUp.test(text))) return undefined;
  const acts = parts.map((text) => actOf(text));
  const isLeaving = parts.every((text, place) => ['thanks', 'goodbye', 'aside', 'heard'].includes(acts[place] ?? '') || isFiller(text) || remarks.test(text) || thinks.test(text));
  // "This is going nowhere. Bye"
  if (!isLeaving) return acts.length > 1 && acts.at(-1) === 'goodbye' && saidBefore(parts) <= FEW ? 'goodbye' : undefined;
  if (acts.includes('goodbye')) return 'goodbye';
  if (parts.some((text) => thinks.test(text))) return 'pause';
  return acts.includes('thanks') && acts.includes(undefined) ? 'thanks' : undefined;
}
