import type { SentenceEncoder } from '../../../language/sentence-vectors.ts';
import type { Answering } from '../asked/known-questions.ts';
import { classKeys } from './classes.ts';
import { createClassifier, readMeaningWeights, type Classified, type ClassifyMeaning, type MeaningPlace, type MeaningWeights } from './classifier.ts';
import { learnt } from './learnt.ts';

/** What the meaning of a message says of passages and their items (classifier.ts). */
export interface Meant {
  readonly alone: Classified;
  /** That of the message together with what was asked before, if anything was. */
  readonly after?: Classified;
}

/** Characters of a message that are looked at: the encoder reads fewer (language/encode-sentences.ts). */
const READ = 400;
/** So many are remembered while they are being answered. */
const LATEST = 64;

/** Which passages a message may be meant for, in whatever words: learnt from known questions, and from those of the bench (tools/encoder). */
export interface Meaning {
  /**
   * Who asks again does not wait again: it may be asked for as soon as a message is there, and be had when it is needed.
   * Undefined of what says nothing, and where the encoder fails: that costs the search one sign of many.
   *
   * @param before what was asked before it
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

function meaningBy(meantBy: (texts: readonly string[]) => Promise<Classified[]>): Meaning {
  const latest = new Map<string, Promise<Classified>>();

  /** What each text says, in their order. Those that are not remembered are handed over together. */
  async function remembered(texts: readonly string[]): Promise<Classified[]> {
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
    const said = inOneLine(message);
    try {
      const [alone, after] = await remembered(before ? [said, `${inOneLine(before)}\n${said}`] : [said]);
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

const inOneLine = (text: string) => text.trim().slice(0, READ).replaceAll(/\s+/g, ' ');

/** What each class speaks for, by its key. */
export function placesOf(passages: readonly Answering[]): Map<string, MeaningPlace[]> {
  const places = new Map<string, MeaningPlace[]>();
  passages.forEach((one, passage) => {
    const keys = classKeys(one);
    for (const key of new Set(keys)) {
      const item = keys.indexOf(key);
      places.set(key, [...(places.get(key) ?? []), item < one.items.length ? { passage, item } : { passage }]);
    }
  });
  return places;
}
