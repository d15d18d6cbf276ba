import type { SentenceEncoder } from '../../../language/sentence-vectors.ts';
import type { Answering } from '../asked/known-questions.ts';
import { classKeys } from './classes.ts';
import { createClassifier, readMeaningWeights, type ClassifyMeaning, type MeaningWeights } from './classifier.ts';
import { learnt } from './learnt.ts';

/** What the meaning of a message says of each passage, by its place (classifier.ts). */
export interface Meant {
  readonly alone: ArrayLike<number>;
  /** That of the message together with what was asked before, if it may lean on that. */
  readonly after?: ArrayLike<number>;
}

/** Characters of a message that are read: the encoder takes longer with each, and an answer has 50 ms. */
const SAID = 90;
/** Of what was asked before, and of the message together with that. */
const BEFORE = 50;
const AFTER = 60;
/** So many are remembered while they are being answered. */
const LATEST = 64;

/** Which passages a message may be meant for, in whatever words: learnt from the known questions. */
export interface Meaning {
  /**
   * Who asks again does not wait again: it may be asked for as soon as a message is there, and be had when it is needed.
   * Undefined of what says nothing, and where the encoder fails: that costs the search one sign of many.
   *
   * @param before what was asked before it, if it may lean on that
   */
  of(message: string, before?: string): Promise<Meant | undefined>;
  /** Reads beforehand what the first message would wait for. */
  prepare(): Promise<void>;
}

/**
 * @param weights what was learnt, where it is not what comes with the gateway
 * @returns the meaning by an encoder
 */
export function createMeaning(passages: readonly Answering[], weights?: readonly MeaningWeights[]): (encoder: SentenceEncoder) => Meaning {
  let classifier: ClassifyMeaning | undefined;
  const classify: ClassifyMeaning = (vector) => {
    classifier ??= createClassifier(weights ?? readMeaningWeights(learnt), placesOf(passages), passages.length);
    return classifier(vector);
  };
  return (encoder) =>
    meaningBy(async (texts) => {
      const vectors = await encoder.encode(texts);
      return texts.map((_text, place) => classify(vectors[place]!));
    });
}

function meaningBy(meantBy: (texts: readonly string[]) => Promise<ArrayLike<number>[]>): Meaning {
  const latest = new Map<string, Promise<ArrayLike<number>>>();

  /** What each text says, in their order. Those that are not remembered are read together: that takes a third less. */
  async function remembered(texts: readonly string[]): Promise<ArrayLike<number>[]> {
    const fresh = texts.filter((text) => !latest.has(text));
    const read = fresh.length > 0 ? meantBy(fresh) : undefined;
    fresh.forEach((text, place) => {
      const one = read!.then((all) => all[place]!);
      latest.set(text, one);
      one.catch(() => latest.delete(text));
    });
    const meant = texts.map((text) => latest.get(text)!);
    for (const oldest of latest.keys()) if (latest.size > LATEST) latest.delete(oldest);
    return Promise.all(meant);
  }

  async function of(message: string, before?: string): Promise<Meant | undefined> {
    if (message.trim() === '') return undefined;
    const said = message.trim().slice(0, SAID);
    try {
      const [alone, after] = await remembered(before ? [said, `${before.slice(0, BEFORE)} ${said.slice(0, AFTER)}`] : [said]);
      return { alone: alone!, after };
    } catch {
      // The encoder has told of it already.
      return undefined;
    }
  }

  return {
    of,
    async prepare() {
      await of('Where are you?');
    },
  };
}

function placesOf(passages: readonly Answering[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  passages.forEach((passage, place) => {
    for (const key of new Set(classKeys(passage))) places.set(key, [...(places.get(key) ?? []), place]);
  });
  return places;
}
