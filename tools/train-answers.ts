/**
 * `npm run train:answers`: learns anew which passage answers a question, and writes it to `knowledge/ranking/learnt.ts`. To be run when the
 * content, the questions of the bench, the known questions, what passages are measured by, the signs or the encoder have changed; after
 * `npm run train:encoder`, whose encoders it asks. It takes some twenty minutes.
 */
import { writeFileSync } from 'node:fs';
import { lastReply } from '../bench/assistant/ask.ts';
import { readQuestions, type QuestionItem } from '../bench/assistant/question-set.ts';
import { kindOf } from '../gateway/modules/assistant/knowledge/content.ts';
import type { IsKnown } from '../gateway/modules/assistant/knowledge/asked/known-questions.ts';
import { createKnowledge, type Found, type Knowledge } from '../gateway/modules/assistant/knowledge/knowledge.ts';
import { learntWeights, UNIT } from '../gateway/modules/assistant/knowledge/ranking/learnt-weights.ts';
import { createPacker } from '../gateway/modules/assistant/knowledge/ranking/packed-signs.ts';
import { trainRanking, type RankingExample } from '../gateway/modules/assistant/knowledge/ranking/train-ranking.ts';
import { PATIENCE_OF_SCRIPTS_MS } from '../gateway/modules/language/network-process.ts';
import { createSentenceEncoder } from '../gateway/modules/language/sentence-vectors.ts';
import { randomNumbers } from '../gateway/modules/learning/random-numbers.ts';
import { writeWeights } from '../gateway/modules/learning/weights.ts';
import { encoderFolder, folds, foldOf, isEven, learntFrom, readClasses, shareHeld } from './encoder-folds.ts';

/**
 * The questions that are tuned with and learnt from are asked three times: with all that the bank knows, and with one half of it or the other,
 * since what visitors ask is less like the bank than these are.
 */
const banks: readonly IsKnown[] = [() => true, (question) => isEven(question), (question) => !isEven(question)];

const questions = learntFrom(readQuestions());
const random = randomNumbers();
const packed = createPacker();
const examples: RankingExample[] = [];
for (const fold of folds) {
  const encoder = createSentenceEncoder({ folder: encoderFolder(fold), patienceMs: PATIENCE_OF_SCRIPTS_MS });
  // What is said of a question's meaning is told by the encoder that has not learnt from it; what was talked about before, by what was learnt last.
  for (const isKnown of banks) {
    const knowledge = createKnowledge({ isKnown, meaning: readClasses(fold), ranking: learntWeights() })(encoder);
    for (const question of [...questions, ...afterAnother()].filter((one) => foldOf(one) === fold)) examples.push(...(await exampleOf(knowledge, question)));
  }
  await encoder.close();
}
const weights = writeWeights(trainRanking(examples), UNIT);
const comment = '/** Written by `npm run train:answers`: what each sign says for a passage by itself and to each unit, in thousandths (chances.ts). */';
writeFileSync(new URL('../gateway/modules/assistant/knowledge/ranking/learnt.ts', import.meta.url), `${comment}\nexport const learnt = \`${weights}\`;\n`);
console.log(`Learnt from ${examples.length} questions: ${weights.split('\n').length - 1} signs, ${Math.round(weights.length / 1000)} kB.`);

/** Most questions that follow another have nothing to do with it, however short they are; learnt from all of them, too few would be left that have. */
function afterAnother(): QuestionItem[] {
  const alone = questions.filter(({ ask }) => ask.length === 1);
  return alone.filter((_, place) => place % 2 === 0).map((item) => ({ ...item, ask: [...alone[Math.floor(random() * alone.length)]!.ask, ...item.ask] }));
}

/** None where nothing that was found holds the fact. */
async function exampleOf(knowledge: Knowledge, item: QuestionItem): Promise<RankingExample[]> {
  const { found } = await lastReply(knowledge, item);
  const shares = found.map((one) => (isNoAnswer(one, found) ? 0 : shareHeld(one.passage, item)));
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : [{ candidates: found.map(({ signs }) => packed(signs)), right: shares.map((share) => share === most || share === 1) }];
}

/** Of all that the site does not say, only what fits best or is likest is meant: each names the contact. */
function isNoAnswer(one: Found, found: readonly Found[]): boolean {
  const unpublished = found.filter(({ passage }) => kindOf(passage.about) === 'unpublished');
  const best = (of: (found: Found) => number) => unpublished.reduce((most, other) => (of(other) > of(most) ? other : most), unpublished[0]!);
  return unpublished.includes(one) && one !== best(({ score }) => score) && one !== best(({ like }) => like);
}
