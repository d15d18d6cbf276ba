/**
 * `npm run train:answers`: learns anew what a question may be meant for, whatever its words, and which passage answers it; writes it
 * to `knowledge/meaning/learnt.ts` and `knowledge/ranking/learnt.ts`. To be run when the content, the questions of the bench, the known
 * questions, what passages are measured by, or the signs have changed; it takes some twenty minutes, and ten more the first time.
 */
import { writeFileSync } from 'node:fs';
import { lastReply } from '../bench/assistant/ask.ts';
import { judge, readQuestions, type QuestionItem } from '../bench/assistant/question-set.ts';
import { kindOf } from '../gateway/modules/assistant/knowledge/content.ts';
import { answering } from '../gateway/modules/assistant/knowledge/asked/kept-questions.ts';
import type { IsKnown } from '../gateway/modules/assistant/knowledge/asked/known-questions.ts';
import { meaningClasses } from '../gateway/modules/assistant/knowledge/meaning/classes.ts';
import { readMeaningWeights, writeMeaningWeights } from '../gateway/modules/assistant/knowledge/meaning/classifier.ts';
import { trainClassifier } from '../gateway/modules/assistant/knowledge/meaning/train-classifier.ts';
import { createKnowledge, type Found, type Knowledge } from '../gateway/modules/assistant/knowledge/knowledge.ts';
import { textOf } from '../gateway/modules/assistant/knowledge/passage.ts';
import { learntWeights, UNIT } from '../gateway/modules/assistant/knowledge/ranking/learnt-weights.ts';
import { createPacker } from '../gateway/modules/assistant/knowledge/ranking/packed-signs.ts';
import { trainRanking, type RankingExample } from '../gateway/modules/assistant/knowledge/ranking/train-ranking.ts';
import { sharedEncoder } from '../gateway/modules/language/sentence-vectors.ts';
import { randomNumbers } from '../gateway/modules/learning/random-numbers.ts';
import { writeWeights } from '../gateway/modules/learning/weights.ts';
import { vectorsOf } from './known-vectors.ts';

/**
 * The questions that are tuned with and learnt from are asked three times: with all that the bank knows, and with one half of it or the other,
 * since what visitors ask is less like the bank than these are.
 */
const banks: readonly IsKnown[] = [() => true, (question) => isEven(question), (question) => !isEven(question)];

const passages = answering();
const vectors = await vectorsOf(meaningClasses(passages).flatMap(({ texts }) => texts));
const questions = readQuestions().filter(({ part }) => part === 'tuning' || part === 'learning');
const random = randomNumbers();
const packed = createPacker();
const examples: RankingExample[] = [];
for (const [place, isKnown] of banks.entries()) {
  const meaning = learnMeaning(isKnown);
  if (place === 0) write('meaning', 'how far each coordinate of its meaning speaks for what a question may be meant for (classifier.ts)', meaning);
  // What was talked about before a question is told by what was learnt last.
  const knowledge = createKnowledge({ isKnown, meaning: readMeaningWeights(meaning), ranking: learntWeights() })(sharedEncoder());
  for (const question of [...questions, ...afterAnother()]) examples.push(...(await exampleOf(knowledge, question)));
}
const weights = writeWeights(trainRanking(examples), UNIT);
write('ranking', 'what each sign says for a passage by itself and to each unit, in thousandths (chances.ts)', weights);
console.log(`Learnt from ${examples.length} questions: ${weights.split('\n').length - 1} signs, ${Math.round(weights.length / 1000)} kB.`);

function write(room: string, what: string, learnt: string): void {
  const comment = `/** Written by \`npm run train:answers\`: ${what}. */`;
  writeFileSync(new URL(`../gateway/modules/assistant/knowledge/${room}/learnt.ts`, import.meta.url), `${comment}\nexport const learnt = \`${learnt}\`;\n`);
}

/** What several passages say in the same words is one class. */
function learnMeaning(isKnown: IsKnown): string {
  const classes = Map.groupBy(meaningClasses(passages, isKnown), ({ key }) => key);
  return writeMeaningWeights(trainClassifier([...classes].map(([key, same]) => ({ key, vectors: [...new Set(same.flatMap(({ texts }) => texts))].map((text) => vectors.get(text)!) }))));
}

/** Most questions that follow another have nothing to do with it, however short they are; learnt from all of them, too few would be left that have. */
function afterAnother(): QuestionItem[] {
  const alone = questions.filter(({ ask }) => ask.length === 1);
  return alone.filter((_, place) => place % 2 === 0).map((item) => ({ ...item, ask: [...alone[Math.floor(random() * alone.length)]!.ask, ...item.ask] }));
}

/** None where nothing that was found holds the fact. */
async function exampleOf(knowledge: Knowledge, item: QuestionItem): Promise<RankingExample[]> {
  const { found } = await lastReply(knowledge, item);
  const shares = found.map((one) => (isNoAnswer(one, found) ? 0 : shareHeld(one, item)));
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : [{ candidates: found.map(({ signs }) => packed(signs)), right: shares.map((share) => share === most || share === 1) }];
}

/** Of all that the site does not say, only what fits best or is likest is meant: each names the contact. */
function isNoAnswer(one: Found, found: readonly Found[]): boolean {
  const unpublished = found.filter(({ passage }) => kindOf(passage.about) === 'unpublished');
  const best = (of: (found: Found) => number) => unpublished.reduce((most, other) => (of(other) > of(most) ? other : most), unpublished[0]!);
  return unpublished.includes(one) && one !== best(({ score }) => score) && one !== best(({ like }) => like);
}

/** From 0 to 1; what holds a wrong fact holds nothing. */
function shareHeld({ passage }: Found, item: QuestionItem): number {
  if (isUnanswered(item) && kindOf(passage.about) !== 'unpublished') return 0;
  const { missing, wrong } = judge(item, { response: textOf(passage), links: [] });
  return item.holds.length === 0 || wrong.length > 0 ? 0 : 1 - missing.length / item.holds.length;
}

/** What the site does not say is answered by saying so, and not by whatever names an address. */
function isUnanswered({ holds }: QuestionItem): boolean {
  return holds.length > 0 && holds.every((wordings) => wordings.some((wording) => wording.includes('longitude.example') || wording.startsWith('contact')));
}

/** Each question of the bank is in one half, always the same. */
function isEven(question: string): boolean {
  let sum = 0;
  for (const letter of question) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return sum % 2 === 0;
}
