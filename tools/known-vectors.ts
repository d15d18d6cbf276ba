import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { COORDINATES, sharedEncoder, type SentenceVector } from '../gateway/modules/language/sentence-vectors.ts';

/** To have them all takes ten minutes: those of an earlier training are kept. */
const folder = new URL('../.cache/', import.meta.url);
const file = new URL('sentence-vectors.bin', folder);
/** Texts that the encoder takes at once. */
const BATCH = 64;

interface Kept {
  readonly texts: readonly string[];
  readonly vectors: Float32Array;
}

/** What each of some texts means. */
export async function vectorsOf(texts: Iterable<string>): Promise<ReadonlyMap<string, SentenceVector>> {
  const known = keptVectors();
  // Side by side, texts of one length fill a batch with the least of nothing.
  const missing = [...new Set(texts)].filter((text) => !known.has(text)).sort((a, b) => a.length - b.length);
  for (let from = 0; from < missing.length; from += BATCH) {
    const some = missing.slice(from, from + BATCH);
    (await sharedEncoder().encode(some)).forEach((vector, place) => known.set(some[place]!, vector));
  }
  if (missing.length > 0) keepVectors(known);
  return known;
}

function keptVectors(): Map<string, SentenceVector> {
  if (!existsSync(file)) return new Map();
  const { texts, vectors } = deserialize(readFileSync(file)) as Kept;
  return new Map(texts.map((text, place) => [text, vectors.subarray(place * COORDINATES, (place + 1) * COORDINATES)]));
}

function keepVectors(known: ReadonlyMap<string, SentenceVector>): void {
  const vectors = new Float32Array(known.size * COORDINATES);
  [...known.values()].forEach((vector, place) => vectors.set(vector, place * COORDINATES));
  mkdirSync(folder, { recursive: true });
  const kept: Kept = { texts: [...known.keys()], vectors };
  writeFileSync(file, serialize(kept));
}
