import { extname } from 'node:path';
import { createNetworkProcess, PATIENCE_OF_SCRIPTS_MS, type ProcessOptions } from './network-process.ts';

/** What a text means, as a direction: texts that say the same in other words point nearly the same way. Of length 1. */
export type SentenceVector = Float32Array;

/** Coordinates of a vector, as MiniLM gives them (Wang et al., 2020). */
export const COORDINATES = 384;

/** Tells what texts mean, in a process of its own. */
export interface SentenceEncoder {
  /**
   * What each of some texts means. Rejects where that fails, or does not answer in time. Then another takes its place.
   *
   * @param texts none of them empty. What was said before stands in a line of its own above what is said.
   */
  encode(texts: readonly string[]): Promise<SentenceVector[]>;
  /** Ends the process. */
  close(): Promise<void>;
}

const ourProgram = new URL(`encode-sentences${extname(import.meta.url)}`, import.meta.url);

/**
 * MiniLM, a network of six layers that was trained to tell which sentences mean the same, and then which of our passages a question is
 * meant for (tools/encoder). A short question takes some three milliseconds.
 *
 * @param options what is run and read, if not encode-sentences.ts and encoder/
 */
export function createSentenceEncoder(options: Partial<ProcessOptions> = {}): SentenceEncoder {
  const { run, close } = createNetworkProcess<readonly string[], SentenceVector[]>({ program: ourProgram, ...options });
  return { encode: run, close };
}

let shared: SentenceEncoder | undefined;

/** One for all of a process, for whoever has no server that would end it: scripts, figures and tests. */
export const sharedEncoder = (): SentenceEncoder => (shared ??= createSentenceEncoder({ patienceMs: PATIENCE_OF_SCRIPTS_MS }));
