import { about } from '#content/about.ts';
import { pattern } from '../../../language/patterns.ts';
import { allPassages } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { textOf, type Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { serviceMeant } from './another-service.ts';

/** Who says more than this besides asks for something of its own. */
const SHORT = 4;
/** So likely, and of the very service, that nothing else is meant. */
const SURE = 0.5;

const opening = '^(?:(?:hi|ok|okay|so|and|but|then|well|great|thanks|cool|nice|now|also|what about|sorry) )*';
const closing = '(?: (?:then|now|please|exactly|for (?:us|me|that|this|it)|with (?:you|that|this)|here|there|first|next|if we (?:say yes|start|begin)))*$';

type AnswersOf = (own: readonly Passage[]) => readonly (Passage | undefined)[];

/** What is asked of a piece of work before it begins, in few words, and what answers it of the service that is spoken of. */
const asked: readonly (readonly [form: RegExp, answersOf: AnswersOf])[] = [
  [pattern('')`${opening}what (?:all |else |exactly )?(?:do|would|will|should|must) (?:(?:you|u) (?:need|want|require|have to know)|(?:i|we) (?:send|bring|prepare|give|tell|provide))(?: (?:you|from (?:me|us)|of (?:me|us)|to (?:start|begin|know)))*${closing}`, (of) => [of.find(isBeginning)]],
  [pattern('')`${opening}(?:what(?: is| are)? (?:the|your) (?:first|next|very first) (?:steps?|things?)|(?:first|next) steps?|what (?:happens|comes|is) (?:first|next|then)|how (?:do|would|can|could|should) (?:we|i|you) (?:start|begin|proceed|go on|get started)|where (?:do|would) (?:we|i|you) (?:start|begin))${closing}`, (of) => [consultation(), of.find(isStep)]],
  [pattern('')`${opening}how (?:does|would|will|do) (?:it|that|this|the work|the process|you) (?:work|go|run)(?: step by step)?${closing}`, (of) => [of.find(isProcess), of.find(isStep)]],
  [pattern('')`${opening}who (?:all )?(?:would|will|does|is going to|do|builds?|makes?)(?: (?:actually |really |be )*(?:do|doing|build|building|make|making|work|working|handle|handling|run|design|develop)(?: on)?)?(?: (?:it|that|this|the (?:work|site|app|shop|job|project|building)))?(?: (?:on|from|at) your side)?${closing}`, () => [team()]],
  [pattern('')`${opening}(?:have (?:you|u) (?:ever )?(?:done|made|built)|did (?:you|u) (?:do|make|build)|who (?:else )?(?:have|did|do) (?:you|u) (?:done|do|did|make|made|build|built)|any(?:one|body)? (?:you|u) (?:have )?(?:done|did|built|made)) (?:it|that|this|one|something like (?:it|that|this)|such (?:a thing|things?)|these|those)(?: (?:for|before|already|yet|any(?:one|body)|others?|some(?:one|body)|who|so far))*${closing}`, (of) => [of.find(isSeen)]],
  [pattern('')`${opening}what (?:exactly )?(?:do|would|will) (?:we|i) (?:get|receive|have)(?: (?:in the end|for (?:the|that|our|my) (?:money|price|fee)))?${closing}`, (of) => [of.find(isGiven)]],
];

const isOf = (aspect: Passage['aspects'][number], form: Passage['form']) => (passage: Passage) => passage.form === form && passage.aspects.includes(aspect);
const isBeginning = isOf('contact', 'sentences');
const isProcess = isOf('process', 'entries');
const isStep = isOf('process', 'sentences');
const isGiven = isOf('deliverable', 'entries');
const isSeen = isOf('example', 'sentences');

/** "The people you meet do the work." */
const [, who] = about.reasons.items;
const team = () => allPassages().find((passage) => passage.form === 'sentences' && textOf(passage).startsWith(`${who!.title}. `));
const consultation = () => allPassages().find(({ about: of, aspects }) => of === 'company' && aspects.includes('contact') && aspects.includes('price'));

/** What answers a short question that any piece of work has, of the service that is talked about or wanted; nothing where it is no such question. */
export function ofTheirService([best]: readonly Found[], question: Question, topic: Topic): Found[] {
  const meant = serviceMeant(question, topic);
  if (!meant || question.words.length > SHORT) return [];
  if (best && best.passage.about === meant && best.chance >= SURE) return [];
  const answers = asked.find(([form]) => form.test(question.asking ?? question.plain))?.[1];
  const own = allPassages().filter(({ about: of }) => of === meant);
  return (answers?.(own) ?? []).flatMap((passage) => (passage ? [whole(passage)] : []));
}

/** A passage as it is told to whom all of it is meant. */
const whole = (passage: Passage): Found => ({ passage, chance: 1, score: 1, tells: true, coverage: 1, held: 1, head: 1, rest: 1, like: 1, items: passage.items.map(() => 0), signs: new Map() });
