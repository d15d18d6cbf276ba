import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { allPassages } from '../content.ts';
import { talks } from '../talk/talk.ts';
import { readKnownQuestions, type Answering, type KnownQuestions } from './known-questions.ts';

/** Beside the built gateway, in the format of the Node that built it. Sources have none. */
const file = join(import.meta.dirname, 'known-questions.bin');

/** All that known questions are answered with, in the places by which they are known: the passages first. */
export const answering = (): Answering[] => [...allPassages(), ...talks.map(({ talk: about, items }) => ({ about, items }))];

/** The known questions as they were read when the gateway was built; undefined where it runs from its sources. */
export function keptQuestions(): KnownQuestions | undefined {
  return existsSync(file) ? (deserialize(readFileSync(file)) as KnownQuestions) : undefined;
}

/** Reads them for `keptQuestions`. */
export function keepQuestions(): void {
  const reading = readKnownQuestions(answering());
  let step = reading.next();
  while (!step.done) step = reading.next();
  writeFileSync(file, serialize(step.value));
}
