import { allPassages, kindOf } from '../../knowledge/content.ts';
import type { Found, Knowledge } from '../../knowledge/knowledge.ts';
import { wantedAspects } from '../../knowledge/in-context.ts';
import type { Aspect, Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { comparesThem } from './compared.ts';
import { withTimesOnly } from './times-only.ts';

/** With so much of a chance something is meant that says more than what stands on each page: "a website … costs about half as much". */
const MEANT = 0.6;
/** Services at once, and words of who goes on comparing. */
const [MOST, FEW] = [2, 4];
/** "Which is cheaper?", "price difference?", after two were spoken of. */
const goesOn = /\b(?:which|what|who|whats|differences?)\b|\bor\b/;
/** "An app or a website, which is better?" */
const which = /\b(?:or|vs|versus)\b.*\b(?:cheaper|dearer|faster|quicker|better|cheapest|fastest)\b|\b(?:cheaper|dearer|faster|quicker)\b.*\b(?:or|vs|versus)\b/;
/** Of no figure, only who says so holds them against each other: "can both use the same backend?" */
const saysSo = /\b(?:differ\w*|vs|versus|compare[ds]?|comparison)\b/;

/** What answers who holds services against each other: the same of each of them, or what each of them is. */
export function servicesCompared(knowledge: Knowledge, found: readonly Found[], question: Question, topic: Topic): Found[] {
  const { plain, words } = question;
  if (!comparesThem(question) && !which.test(plain)) return [];
  const servicesOf = ({ entities }: Pick<Question, 'entities'>) => entities.filter((id) => kindOf(id) === 'service');
  const now = servicesOf(question);
  const named = now.length === 0 && question.entities.length === 0 && words.length <= FEW && goesOn.test(plain) && topic.before ? servicesOf(knowledge.understand(topic.before)) : now;
  if (named.length < 2 || named.length > MOST) return [];
  const [best] = found;
  const [wanted] = [...wantedAspects(question, topic)].filter((aspect) => figures.includes(aspect));
  if (!wanted && !saysSo.test(plain)) return [];
  // One of the two by itself is half an answer.
  const isHalf = best === undefined || (named.includes(best.passage.about) && (best.passage.aspects.includes('overview') || (wanted !== undefined && best.passage.aspects.includes(wanted))));
  if (!isHalf && best.chance >= MEANT) return [];
  return named.flatMap((id) => asFound(found, passageOf(id, wanted))).map((one) => withTimesOnly(one, question, topic));
}

const figures: readonly Aspect[] = ['price', 'duration'];

/** A figure of its page, or of the projects that it was part of; else what it is. */
function passageOf(id: string, wanted: Aspect | undefined): Passage | undefined {
  const own = allPassages().filter(({ about }) => about === id);
  if (!wanted) return own.find(({ aspects, form, items }) => aspects.includes('overview') && form === 'sentences' && items.length > 1);
  const telling = own.filter(({ aspects }) => aspects.includes(wanted) && !aspects.includes('upkeep'));
  return telling.find(({ aspects }) => aspects.includes('question')) ?? telling.find(({ aspects }) => aspects.includes('example'));
}

function asFound([any]: readonly Found[], passage: Passage | undefined): Found[] {
  return passage && any ? [{ ...any, passage, items: passage.items.map((_, place) => Number(place === 0)) }] : [];
}
