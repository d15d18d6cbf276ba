/** How patiently letters are delivered, in seconds. */
export interface Pace {
  /** Attempts after the first one. */
  retries: number;
  /** Before the first of them; each wait after it is about twice the one before. 0: at once, each time. */
  firstWait: number;
  longestWait: number;
  /** How often each replica looks for letters. */
  lookEvery: number;
  /** How often letters are looked for whose replica died over them. */
  lookForLostEvery: number;
}

/** The first retry within a minute, the last one after about three days: a mail server that is dead for a weekend loses nothing. */
export const usualPace: Pace = { retries: 21, firstWait: 20, longestWait: 6 * 3600, lookEvery: 2, lookForLostEvery: 30 };
