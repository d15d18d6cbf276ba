import { extname } from 'node:path';
import { createNetworkProcess, PATIENCE_OF_SCRIPTS_MS, type ProcessOptions } from '../../../language/network-process.ts';
import type { Circumstances } from '../circumstances.ts';
import type { WordsHeard, WordsTold } from './tag-words.ts';
import { TAGS, taggedFields } from './tags.ts';
import { tokensOf } from './tokens.ts';
import type { Opinion } from './ways.ts';

/** Hears, in a process of its own, what stands for what in a message. */
export interface WordTagger {
  /** What it says of each word; undefined where most are in other letters than Latin, of which it knows hardly a word, and where that fails: then others have to tell. */
  hear(message: string, circumstances?: Circumstances): Promise<Opinion | undefined>;
  /** Ends the process. */
  close(): Promise<void>;
}

const ourProgram = new URL(`tag-words${extname(import.meta.url)}`, import.meta.url);

/** What is told before, by its field. */
const known = [...taggedFields, 'email'] as const;

/**
 * MiniLM, as sentence-vectors.ts has it, that was taught to read who visitors are (tools/encoder): it has read more English than we shall ever write.
 *
 * @param options what is run and read, if not tag-words.ts and language/encoder/
 */
export function createWordTagger(options: Partial<ProcessOptions> = {}): WordTagger {
  const { run, close } = createNetworkProcess<WordsTold, WordsHeard>({ program: ourProgram, ...options });
  return {
    close,
    async hear(message, circumstances = {}) {
      const words = tokensOf(message).map(({ text }) => text);
      if (!isInLatin(words)) return undefined;
      try {
        return opinionOf(await run({ words, around: wordsAround(circumstances) }), words.length);
      } catch {
        // The process has told of it already.
        return undefined;
      }
    },
  };
}

/** As the network has learnt to hear it: what was asked, and which fields are known. */
export const wordsAround = (circumstances: Circumstances): string[] => [circumstances.asked ?? 'nothing', ':', ...known.filter((field) => circumstances[field])];

function isInLatin(words: readonly string[]): boolean {
  const written = words.filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && written.filter((word) => /\p{Script=Latin}/u.test(word)).length >= written.length / 2;
}

/** Of words that were too many to be read nothing is said. */
function opinionOf({ scores, steps }: WordsHeard, words: number): Opinion {
  return { scores: Array.from({ length: words }, (_, place) => Float64Array.from({ length: TAGS }, (_own, tag) => scores[place * TAGS + tag] ?? 0)), steps };
}

let shared: WordTagger | undefined;

/** One for all of a process, for whoever has no server that would end it: scripts, figures and tests. */
export const sharedTagger = (): WordTagger => (shared ??= createWordTagger({ patienceMs: PATIENCE_OF_SCRIPTS_MS }));
