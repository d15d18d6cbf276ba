import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { wantedAspects } from '../../knowledge/in-context.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { compares } from './compared.ts';
import { isWholeStack } from './whole-stack.ts';
import { isTold, renderAnswer, SHOWN_BESIDE, unsaidFirst, wordsOf } from './render-passage.ts';

/** What is shown holds the answer with this chance, or what else there is has hardly any: by trial, with less of it 2 % of the answers lack their fact, and with more they grow longer for hardly any. */
const SURE = 0.95;
const HARDLY = 0.025;
/** What joins has so much of the doubt that is left: where that is spread over many, each of them is mostly beside the point. */
const OF_DOUBT = 0.1;
/** That the site does not say it is little of an answer: beside that, less will do. */
const BESIDE_A_NO = 0.005;
const WITH_A_NO = 2;
/** That the site does not say something else is no answer beside one, unless it is so much as likely as that. */
const NO_BESIDE = 0.12;
/** What was told already is seldom what is asked for next: to be told again beside something else it has to be as likely as this. */
const AGAIN = 0.15;
/** Of two passages that tell what was asked the likelier one is told, unless the other is nearly as likely. */
const AS_LIKELY = 0.5;
/** Where nothing is named or was talked about, the same fact of two things may be meant of both: less is enough. */
const MAY_BOTH_BE = 0.25;
/** A list with this chance is meant for more than the entry that stands by itself already. */
const ITSELF_MEANT = 0.3;
/** Characters of a whole answer, about, and passages. */
const LONGEST = 1000;
const MOST_PASSAGES = 4;
/** One more where those together are less sure than this to hold it. */
const HARDLY_SURE = 0.75;

/** What is offered where nothing answers. */
const MOST_NEAR = 4;
const HARDLY_NEAR = 0.03;

export interface Asked {
  readonly question: Question;
  readonly topic: Topic;
  /** Whether the passages only come near to an answer. */
  readonly isNear?: boolean;
  /** How many there are to be at most. */
  readonly most?: number;
}

/**
 * Passages for an answer: those that belong into it, and then the likeliest ones until it is nearly sure that one of them holds
 * what was asked. Who asks clearly gets a short answer.
 *
 * @param first the best of all, and what goes with it in any case
 * @param found likeliest first
 * @param asked what they are to answer, and after what
 */
export function choosePassages(first: readonly Found[], found: readonly Found[], { question, topic, isNear = false, most = isNear ? MOST_NEAR : MOST_PASSAGES }: Asked): Found[] {
  const hardly = isNear ? HARDLY_NEAR : HARDLY;
  const chosen = [...new Set(first)];
  const [best] = chosen;
  // Beside a figure of the very thing that it was asked of, only what is nearly as likely is told.
  const least = !isNear && best && tellsItsOwn(best, question, topic) ? best.chance * AS_LIKELY : 0;
  for (const other of found) {
    if (other.chance < least) break;
    const sure = chosen.reduce((sum, { chance }) => sum + chance, 0);
    const isNo = !isNear && best !== undefined && kindOf(best.passage.about) === 'unpublished';
    if (isNo && chosen.length >= WITH_A_NO) break;
    const enough = isNo ? BESIDE_A_NO : isNear ? hardly : Math.max(hardly, (1 - sure) * OF_DOUBT);
    if (!best || (sure >= SURE && !isNo) || other.chance < enough || chosen.length >= mostAt(sure, most)) break;
    if (!isNear && !isNo && kindOf(other.passage.about) === 'unpublished' && other.chance < best.chance * NO_BESIDE) continue;
    // What staff are offered is nothing for who buys.
    if (isOfJobs(other) && !isOfJobs(best) && !question.aboutJobs && other.chance < best.chance * AS_LIKELY) continue;
    if (other.chance < AGAIN && isTold(other, topic, SHOWN_BESIDE)) continue;
    if (chosen.includes(other) || chosen.some((one) => contradicts(one, other, question, topic))) continue;
    const beside = other.chance < ITSELF_MEANT ? other : unsaidFirst(other, textOf(chosen));
    if (lengthOf([...chosen, beside]) <= LONGEST) chosen.push(beside);
  }
  return chosen;
}

const isOfJobs = ({ passage: { about } }: Found) => about === 'careers' || kindOf(about) === 'position';

/** How many passages there are at most, where so much is sure. */
const mostAt = (sure: number, most: number) => (most === MOST_PASSAGES && sure < HARDLY_SURE ? most + 1 : most);

const textOf = (chosen: readonly Found[]) => renderAnswer(chosen).map(wordsOf).join('\n');
const lengthOf = (chosen: readonly Found[]) => renderAnswer(chosen).reduce((sum, one) => sum + wordsOf(one).length, 0);

/** What would be a wrong fact beside what is shown already, or is not needed beside it. */
function contradicts({ passage: one, tells, chance }: Found, { passage: other, tells: otherTells, chance: otherChance }: Found, { aspects, entities, plain }: Question, topic: Topic): boolean {
  const isLess = otherChance < chance * AS_LIKELY;
  // What the site does not say is said once, and is no reason to quote an article.
  if (kindOf(one.about) === 'unpublished') return kindOf(other.about) === 'unpublished' || (kindOf(other.about) === 'article' && isLess);
  if (isLess && one.page.href === other.page.href && one.aspects.includes('list') && other.aspects.includes('list')) return true;
  // What one list holds of another's is not told twice.
  if (one.about === other.about && (kindOf(one.about) === 'service' || isWholeStack(one)) && [one, other].every(({ form, aspects: told }) => form === 'entries' && told.includes('technology'))) return true;
  if (!one.about.includes(':') || one.about === other.about || entities.includes(other.about)) return false;
  if (entities.includes(one.about) && ofItsOwn.some((aspect) => one.aspects.includes(aspect) && other.aspects.includes(aspect))) return true;
  if (cards.includes(kindOf(one.about)) && (one.aspects.length > 0 || isLess) && one.aspects.join() === other.aspects.join() && kindOf(one.about) === kindOf(other.about) && !ofSeveral.test(plain)) return true;
  const mayBothBe = entities.length === 0 && topic.entity !== one.about;
  return otherChance < chance * (mayBothBe ? MAY_BOTH_BE : AS_LIKELY) && tells && otherTells && one.aspects.some((aspect) => aspects.has(aspect) && other.aspects.includes(aspect));
}

/** What a thing that is named has of its own: beside it, what others have is a wrong fact. */
const ofItsOwn: readonly Aspect[] = ['technology', 'price', 'duration', 'team', 'phone', 'email', 'place', 'hours', 'experience'];

/** Who asks for more than this besides naming a thing may mean something else by it. */
const FEW = 3;

/** Whether a passage tells a figure of the very thing that it was asked of: "how big was the team?", after a project was spoken of. */
export function tellsItsOwn({ passage }: Found, question: Question, topic: Topic): boolean {
  const { entities, words, naming } = question;
  const meant = entities.length === 0 ? topic.entity : entities.length === 1 ? entities[0] : undefined;
  const wanted = [...wantedAspects(question, topic)];
  const isPlain = words.filter((word) => !naming.includes(word)).length <= FEW;
  return isPlain && wanted.length > 0 && passage.about === meant && wanted.every((aspect) => figures.includes(aspect) && passage.aspects.includes(aspect));
}

/** Each of these has passages that the others of its kind have as well: who wrote it and when, what it cost. */
const cards: readonly string[] = ['article', 'project'];

/** Figures of all projects or services stand side by side for those who compare. */
const figures: readonly Aspect[] = ['price', 'duration', 'team'];
const ofSeveral = /\b(?:most|least|\w{3,}est|projects|all|each|every|which)\b/;

/** Whether a passage sets out the figures of all, and the question is about one. */
export function isListOfOthers({ passage: { about, aspects, page } }: Found, question: Question, topic: Topic): boolean {
  if (about !== 'company' || !aspects.includes('list') || !aspects.some((aspect) => figures.includes(aspect))) return false;
  const { entities, vague, plain } = question;
  const named = entities.filter((id) => !vague.has(id) && kindOf(id) === 'project');
  // Two that are named have each their say; beside a single one they come in any case (compared.ts).
  if (named.length > 1 || (named.length > 0 && compares(question))) return true;
  if (compares(question) || ofSeveral.test(plain)) return false;
  return page.href === '/portfolio' || entities.some((id) => kindOf(id) === 'service') || named.length > 0 || (entities.length === 0 && topic.entity !== undefined && kindOf(topic.entity) === 'project');
}
