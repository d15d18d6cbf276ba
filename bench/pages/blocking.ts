import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

type Trace = Parameters<typeof TraceProcessor.processTrace>[0];

/** Times in microseconds. */
interface Processed {
  readonly mainThreadEvents: readonly { readonly name: string; readonly ts: number; readonly dur: number; readonly tdur?: number }[];
  readonly timestamps: { readonly timeOrigin: number };
}

/** What the browser's scheduler runs in one piece. */
const isTask = TraceProcessor.isScheduleableTask as (event: { readonly name: string }) => boolean;

/** By how much Lighthouse's simulated phone is slower than this machine, and by how much where it lays out (its `Simulator`). */
const SLOWER = 4;
const SLOWER_LAYING_OUT = 2;
/** In milliseconds of the phone: what takes longer lets a touch wait (https://web.dev/articles/tbt). */
const LONG = 50;

/**
 * The blocking time of a visit from its beginning to its rest, reckoned as Lighthouse does, but from the time that the tasks of the page's
 * thread had the processor. Lighthouse goes by the clock, which runs on while a task waits for a processor that others use as well.
 *
 * @returns milliseconds on the simulated phone
 * @throws Error where the trace lacks its beginning
 */
export function blockingByProcessor(trace: Trace): number {
  const { mainThreadEvents, timestamps }: Processed = TraceProcessor.processTrace(trace);
  const layouts = mainThreadEvents.filter(({ name }) => name === 'Layout').map(({ ts }) => ts);
  const tasks = mainThreadEvents.filter((event) => isTask(event) && event.ts >= timestamps.timeOrigin);
  return tasks.reduce((sum, { ts, dur, tdur = 0 }) => {
    const laysOut = layouts.some((layout) => layout >= ts && layout < ts + dur);
    return sum + Math.max(0, (tdur / 1000) * (laysOut ? SLOWER_LAYING_OUT : SLOWER) - LONG);
  }, 0);
}
