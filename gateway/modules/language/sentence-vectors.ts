import { extname } from 'node:path';
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy } from 'cockatiel';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

/** What a text means, as a direction: texts that say the same in other words point nearly the same way. Of length 1. */
export type SentenceVector = Float32Array;

/** Coordinates of a vector, as the Universal Sentence Encoder gives them (Cer et al., 2018). */
export const COORDINATES = 512;

/** Characters of a text that are read: the encoder takes longer with each, and a long text has said by then what it is about. */
const READ = 240;

/** Who asks waits no longer than this many milliseconds, and a thread that takes so long for what is a matter of some 12 has come to a stop. */
const PATIENCE_MS = 2000;
/** But a new one reads its network first, which takes a quarter of a second, and more on a machine that is busy. */
const TO_BEGIN_MS = 10_000;
/** Scripts hand over many texts at once, and nobody waits for them. */
const PATIENCE_OF_SCRIPTS_MS = 60_000;
/** After so many failures in a row it is left alone for a while, so that nobody waits for it in vain. */
const FAILURES = 3;
const LEFT_ALONE_MS = 30_000;

/** Tells what texts mean, in a thread of its own. */
export interface SentenceEncoder {
  /**
   * What each of some texts means. Rejects where the thread fails, or does not answer in time. Then another takes its place.
   *
   * @param texts none of them empty
   */
  encode(texts: readonly string[]): Promise<SentenceVector[]>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface EncoderOptions {
  /** What the thread runs, if not encode-sentences.ts. */
  readonly program?: URL;
  readonly patienceMs?: number;
  /** Hears of the first failure after a success, and of none that follow. */
  readonly onFailure?: (error: unknown) => void;
}

const ourProgram = new URL(`encode-sentences${extname(import.meta.url)}`, import.meta.url);

/**
 * The Universal Sentence Encoder lite: a network that comes with a package and runs as WebAssembly. A short question
 * takes some 12 ms, the first one a quarter of a second more. The thread begins with the first text.
 */
export function createSentenceEncoder({ program = ourProgram, patienceMs = PATIENCE_MS, onFailure }: EncoderOptions = {}): SentenceEncoder {
  let thread: Piscina<readonly string[], number[][]> | undefined;
  let health: 'new' | 'sound' | 'failing' = 'new';
  const inTime = timeout(patienceMs, TimeoutStrategy.Aggressive);
  // A thread is not to be ended for what it did not get to do for those ahead in the line.
  const inLine = pLimit(1);
  const unlessBroken = circuitBreaker(handleAll, { halfOpenAfter: LEFT_ALONE_MS, breaker: new ConsecutiveBreaker(FAILURES) });

  function start() {
    const started = new Piscina<readonly string[], number[][]>({ filename: program.href, minThreads: 1, maxThreads: 1 });
    // One that dies while nobody waits for it is replaced. Unheard, this would end the process.
    return started.on('error', failed);
  }

  function failed(error: unknown) {
    if (health !== 'failing') onFailure?.(error);
    health = 'failing';
  }

  async function run(texts: readonly string[]): Promise<SentenceVector[]> {
    try {
      thread ??= start();
      // What it is busy with when this is over ends with it, and another thread begins.
      const signal = AbortSignal.timeout(health === 'sound' ? patienceMs : Math.max(patienceMs, TO_BEGIN_MS));
      const encoded = await thread.run(texts.map((text) => text.slice(0, READ)), { signal });
      health = 'sound';
      return encoded.map((vector) => Float32Array.from(vector));
    } catch (error) {
      failed(error);
      throw error;
    }
  }

  return {
    encode: (texts) => inTime.execute(() => inLine(() => unlessBroken.execute(() => run(texts)))),
    close: async () => thread?.destroy(),
  };
}

let shared: SentenceEncoder | undefined;

/** One for all of a process, for whoever has no server that would end it: scripts, figures and tests. */
export const sharedEncoder = (): SentenceEncoder => (shared ??= createSentenceEncoder({ patienceMs: PATIENCE_OF_SCRIPTS_MS }));
