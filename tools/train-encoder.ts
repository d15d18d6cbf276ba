/**
 * `npm run train:encoder`: teaches the sentence encoder anew which passage a question is meant for, and writes it to `language/encoder/sentences.onnx`
 * and `knowledge/meaning/learnt.ts`. To be run when the content, the known questions or the questions of the bench have changed, before
 * `npm run train:answers`. It needs Python 3.11 with what `tools/encoder/requirements.txt` names, and takes half an hour on two processors.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readQuestions, type QuestionItem } from '../bench/assistant/question-set.ts';
import { answering } from '../gateway/modules/assistant/knowledge/asked/kept-questions.ts';
import { allPassages } from '../gateway/modules/assistant/knowledge/content.ts';
import { meaningClasses } from '../gateway/modules/assistant/knowledge/meaning/classes.ts';
import { placesOf } from '../gateway/modules/assistant/knowledge/meaning/meaning.ts';
import { writeMeaningWeights } from '../gateway/modules/assistant/knowledge/meaning/classifier.ts';
import { encoderFolder, foldOf, learntFrom, readClasses, shareHeld } from './encoder-folds.ts';
import { bringPublishedWeights } from './published-weights.ts';

const cache = encoderFolder('.');
const tokenizer = new URL('../gateway/modules/language/encoder/tokenizer.json', import.meta.url);
const passages = answering();

bringPublishedWeights(cache);
const places = placesOf(passages);
const classes = [...Map.groupBy(meaningClasses(passages), ({ key }) => key)].map(([key, same]) => ({ key, passages: places.get(key)!.map(({ passage }) => passage), texts: [...new Set(same.flatMap((one) => one.texts))] }));
const questions = learntFrom(readQuestions()).map((item) => ({ said: item.ask.at(-1)!, before: item.ask.at(-2), passages: holding(item), fold: foldOf(item) })).filter((question) => question.passages.length > 0);
writeFileSync(new URL('examples.json', cache), JSON.stringify({ passages: passages.length, classes, questions }));
execFileSync('python3', [fileURLToPath(new URL('encoder/train.py', import.meta.url)), fileURLToPath(cache), fileURLToPath(tokenizer)], { stdio: 'inherit' });

const whole = encoderFolder('whole');
copyFileSync(new URL('sentences.onnx', whole), new URL('../gateway/modules/language/encoder/sentences.onnx', import.meta.url));
const comment = '/** Written by `npm run train:encoder`: how far each coordinate of its meaning speaks for what a question may be meant for (classifier.ts). */';
writeFileSync(new URL('../gateway/modules/assistant/knowledge/meaning/learnt.ts', import.meta.url), `${comment}\nexport const learnt = \`${writeMeaningWeights(readClasses('whole'))}\`;\n`);

/** The passages that hold most of what an answer has to. */
function holding(item: QuestionItem): number[] {
  const shares = allPassages().map((passage) => shareHeld(passage, item));
  const most = Math.max(...shares);
  return most === 0 ? [] : shares.flatMap((share, place) => (share === most ? [place] : []));
}
