import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy } from 'cockatiel';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';

/** Who asks waits no longer than this many milliseconds, and a process that takes so long for what is a matter of a few has come to a stop. */
const PATIENCE_MS = 2000;
/** But a new one reads its network first, which takes a quarter of a second, and more on a machine that is busy. */
const TO_BEGIN_MS = 10_000;
/** Scripts hand over much at once, and nobody waits for them. */
export const PATIENCE_OF_SCRIPTS_MS = 60_000;
/** After so many failures in a row it is left alone for a while, so that nobody waits for it in vain. */
const FAILURES = 3;
const LEFT_ALONE_MS = 30_000;

/**
 * A network that computes in a process of its own: it does so without a pause, and meanwhile nobody else would be served. A thread would do
 * for that; but to end one while onnxruntime computes in it ends the whole gateway.
 */
export interface NetworkProcess<Task, Told> {
  /** Rejects where the worker fails, or does not answer in time. Then another takes its place. */
  run(task: Task): Promise<Told>;
  /** Ends the worker. */
  close(): Promise<void>;
}

/** What the program is called with. */
export interface Handed<Task> {
  readonly task: Task;
  /** An address of a folder on this machine. */
  readonly folder: string;
}

export interface ProcessOptions {
  /** What the process runs: a module whose default export takes what it is handed. */
  readonly program: URL;
  /** Where its network is, if not in encoder/. */
  readonly folder?: URL;
  readonly patienceMs?: number;
  /** Hears of the first failure after a success, and of none that follow. */
  readonly onFailure?: (error: unknown) => void;
}

/** Beside this file, and beside what is built of it (vite.gateway.config.ts). */
const ourFolder = new URL(/* @vite-ignore */ './encoder/', import.meta.url);

/** The worker begins with the first task. */
export function createNetworkProcess<Task, Told>({ program, folder = ourFolder, patienceMs = PATIENCE_MS, onFailure }: ProcessOptions): NetworkProcess<Task, Told> {
  let worker: Tinypool | undefined;
  let health: 'new' | 'sound' | 'failing' = 'new';
  const inTime = timeout(patienceMs, TimeoutStrategy.Aggressive);
  // A worker is not to be ended for what it did not get to do for those ahead in the line.
  const inLine = pLimit(1);
  const unlessBroken = circuitBreaker(handleAll, { halfOpenAfter: LEFT_ALONE_MS, breaker: new ConsecutiveBreaker(FAILURES) });

  function start() {
    const started = new Tinypool({ filename: program.href, runtime: 'child_process', serialization: 'advanced', minThreads: 1, maxThreads: 1, idleTimeout: Infinity });
    // One that dies while nobody waits for it is replaced. Unheard, this would end the process.
    return started.on('error', failed);
  }

  function failed(error: unknown) {
    if (health !== 'failing') onFailure?.(error);
    health = 'failing';
  }

  async function run(task: Task): Promise<Told> {
    try {
      worker ??= start();
      // What it is busy with when this is over ends with it, and another worker begins.
      const signal = AbortSignal.timeout(health === 'sound' ? patienceMs : Math.max(patienceMs, TO_BEGIN_MS));
      const told = (await worker.run({ task, folder: folder.href } satisfies Handed<Task>, { signal })) as Told;
      health = 'sound';
      return told;
    } catch (error) {
      failed(error);
      throw error;
    }
  }

  return {
    run: (task) => inTime.execute(() => inLine(() => unlessBroken.execute(() => run(task)))),
    close: async () => worker?.destroy(),
  };
}
