import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { lead } from './fillers.ts';
import { isFiller } from './too-long.ts';

const you = String.raw`(?:you|u|ya|this (?:chat ?)?(?:bot|thing|assistant)|this chat|the (?:bot|assistant))`;
const it = String.raw`(?:that|this|it|${you}|(?:your|ur|these|those) (?:\w+ )?(?:answers?|repl(?:y|ies)|help))`;
const being = String.raw`(?:['’]?s|['’]?re|r|is|are|was|were)`;
const very = String.raw`(?:(?:really|very|so|just|pretty|quite|absolutely|totally|completely|of|at all|even|a bit|rather|also|all) )*`;
const noHelp = String.raw`(?:useless|pointless|hopeless|worthless|unhelpful|no (?:help|use|good)|not (?:(?:really|very|at all|that|much|any|exactly) )*(?:of )?(?:helpful|useful|helping|help|use|any use)|an? (?:(?:total|complete|huge|big) )?(?:joke|waste(?: of (?:my )?time)?|disappointment)|frustrating|disappointing|going nowhere|a waste)`;

/** "Thanks for nothing", "so you can't help me at all", "that was sarcasm". */
const forms: readonly RegExp[] = [
  pattern('i')`\bth(?:a?n)?(?:ks?|x)(?: (?:you|u|a lot|very much))? for (?:nothing|no help|wasting)\b`,
  pattern('i')`${lead}(?:in other words |that means |which means )?${you} (?:really |just |even |also )*(?:can(?:not|['’]?t| not)|could(?:n['’]?t| not)|wo(?:n['’]?t)|will not|do(?:n['’]?t| not)|are(?:n['’]?t| not)) (?:really |even |actually |going to |gonna |able to )*(?:help(?:ing)?|answer|know|tell|understand)(?: (?:me|us|anything|any ?thing at all|nothing|it|that|this|then|either|at all|with (?:this|that|it|anything)|a thing|much|what i want|my questions?|a simple question|shit|right|huh|eh))*\W*$`,
  pattern('i')`${lead}${you} (?:really |clearly |obviously )*(?:know nothing|have no (?:idea|clue)|are clueless|know jack)\b(?: (?:about (?:it|this|that|anything)|at all|then|right|do you))*\W*$`,
  pattern('i')`${lead}(?:that|this|it|i)(?: was|['’]?s| is|['’]?m| am)? (?:just |only |being |meant to be |called )*(?:sarcas(?:m|tic)|iron(?:y|ic)(?:al)?)\b`,
  pattern('i')`^\W*(?:sarcasm|irony)\W*$`,
  pattern('i')`${lead}${it} ?${being} ${very}${noHelp}\b(?! for (?:our|my|the)\b)`,
  pattern('i')`${lead}(?:absolutely |totally |completely |just |so |pretty |really )*(?:useless|pointless|hopeless|no help|not helpful|unhelpful|disappoint(?:ed|ing)|waste of (?:my )?time)(?: (?:at all|really|bot|chat|thing|man|bro|lah|yaar))*\W*$`,
  pattern('i')`\b(?:(?<!\bam i )wast(?:ed?|ing) my time|what a (?:waste|joke|disappointment|pity of a bot)|how (?:disappointing|useless))\b`,
  pattern('i')`${lead}(?:(?:very|so|super|real(?:ly)?|how) )?(?:helpful|useful)[\s,.]+not\b\W*$`,
  pattern('i')`${lead}(?:that|this|it|which) (?:really )?(?:does|did|do)(?: not|n['’]?t) (?:really )?help(?: (?:me|us|at all|much|either|here|then|one bit))*\W*$`,
  pattern('i')`${lead}i (?:give up\b|(?:am|['’]?m) disappointed\b|(?:am|['’]?m) fed up\b(?= with (?:you|this|it)\b|\W*$))`,
  pattern('i')`${lead}(?:we|you|u) ?(?:are|['’]?re|r)? (?:going|running|talking) (?:in|around in) circles\b`,
];

/** What a message says besides being disappointed in the answers; undefined where it is not. */
export function letDown(message: string): string | undefined {
  const sentences = sentencesOf(message).map(({ text }) => ({ text, besides: besidesIn(text) }));
  if (sentences.every(({ besides }) => besides === undefined)) return undefined;
  return sentences.map(({ text, besides }) => (besides === undefined ? text : besides)).filter((text) => !isFiller(text)).join(' ');
}

/** What a sentence that scolds goes on with: "you are useless, let me speak to someone"; undefined where it does not scold. Of whom something is said after a comma may be anybody: "the agency we had, useless". */
function besidesIn(sentence: string): string | undefined {
  const pieces = sentence.split(/(?<=[,;])\s+/);
  const first = pieces.findIndex((piece) => !isFiller(piece));
  if (first === -1) return undefined;
  return forms.some((form) => form.test(pieces[first]!)) ? pieces.slice(first + 1).join(' ') : forms.some((form) => form.test(sentence)) ? '' : undefined;
}
