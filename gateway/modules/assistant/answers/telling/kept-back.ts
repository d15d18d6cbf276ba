import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';

/** How somebody says that they leave nothing here: that they do not want to, or that they will turn to us themselves. */
type KeptBack = 'refused' | 'themselves';

const begins = String.raw`^\W*(?:(?:so|and|ok(?:ay)?|no|nope|nah|not|but|hm+|well|thanks?(?: you)?|sorry|please|pls|actually|for now|right now|maybe|i think|fine)\b\W*)*`;
const details = '(?:(?:my|our|any|the|your|more|contact|personal|phone|e-?mail|mobile|private|that|this|such|yet)\\s+)*(?:details?|numbers?|phone|e-?mails?|mails?|address(?:es)?|contacts?|info(?:rmation)?|data|anything|them|it|one|that|this)';
const giving = '(?:shar|giv|leav|send|tell|provid|hand|drop|say|post|writ)(?:e|es|ing|ing out)?';
const reachYou = '(?:contact|call|ring|phone|write(?: to)?|mail|e-?mail|reach(?: out to)?|get back to|come back to|message|whatsapp|get in touch(?: with)?|be in touch(?: with)?)';

const forms: readonly (readonly [KeptBack, RegExp])[] = [
  // "Not ready to share my number", "I'm not comfortable giving my mail"
  ['refused', pattern('i')`${begins}(?:(?:i|we)(?:['’]?m| am| are|['’]?re)? )?(?:not|never)(?: (?:yet|really|so|at all))* (?:ready|willing|comfortable|happy|going|keen|sure|allowed|inclined)(?: (?:to|with|about))?(?: just yet)? ${giving} ${details}\b`],
  ['refused', pattern('i')`${begins}(?:you|u|they|nobody) (?:do ?n['’]?t|do not|does ?n['’]?t) (?:need|require|have to have|get|want) ${details}\b`],
  ['refused', pattern('i')`${begins}(?:(?:there is|there['’]?s) )?(?:no need (?:for|of|to have)|without|skip|forget) (?:my|our|any|the) ${details}\b[^?]*$`],
  ['refused', pattern('i')`${begins}(?:do ?n['’]?t|do not|stop|quit) (?:ask|asking|push|pushing|bother|bug)(?: (?:me|us))?(?: (?:for|about|any|with))*(?: (?:${details}|questions?))?(?: (?:please|pls|anymore|any more|again|now|yet))*\W*$`],
  ['refused', pattern('i')`${begins}(?:i|we)(?:['’]?ll| will| would|['’]?d) (?:rather |prefer to )?(?:keep|stay|remain) (?:that|it|my \w+|private|anonymous|unnamed)\b`],
  // "I will contact you myself later"
  ['themselves', pattern('i')`${begins}(?:(?:i|we)(?:['’]?ll| will| would|['’]?d| can| could| shall| may| might|['’]?m going to| am going to| prefer to| want to)(?: (?:rather|just|maybe|probably|better|prefer to|like to))*|(?:let me|better i|i['’]?d better)) ${reachYou} (?:you|u|your \w+)\b(?: (?:myself|later|back|directly|instead|when|once|if|after|next|tomorrow|on|in|by|soon|first|guys|people|then|again)\b[^?]*)?\W*$`],
];
/** "No more questions", right after one was asked of them. */
const enough = pattern('i')`${begins}(?:no|stop|enough|please no)(?: (?:more|further|with(?: (?:the|your))?|of (?:the|your)))* questions?(?: (?:please|pls|now|from you|for me))*\W*$`;

/** How they say so, and what they ask besides. */
export function keptBack(message: string, wasAsked: boolean): { readonly how: KeptBack; readonly besides: string } | undefined {
  const sentences = sentencesOf(message).map(({ text }) => text);
  for (const text of sentences) {
    const how = forms.find(([, form]) => form.test(text))?.[0] ?? (wasAsked && enough.test(text) ? 'refused' : undefined);
    if (how) return { how, besides: sentences.filter((other) => other !== text && asks(other)).join(' ') };
  }
  return undefined;
}

const callYet = pattern('i')`(?<!(?:n['’]?t|\bdont|\bnot|\bnever)(?: \w+)? )(?:\b(?:tell|ask|have|get|let|make) (?:them|him|her|some ?(?:one|body)|your \w+) (?:to )?(?:just )?${reachYou}\b|\b(?:just|only|but|please|pls) ${reachYou} (?:me|us)\b)`;

/** Whether who keeps something back is to be called or written to all the same: "not telling. just tell them to call". */
export const wantsCallYet = (message: string): boolean => sentencesOf(message).some(({ text }) => callYet.test(text) && !asks(text));
