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
  /** How long a mail server may take to take a connection, and to greet. */
  greetWithin: number;
  /** How long it may say nothing afterwards. With the former it stays below the time after which an attempt is taken for dead. */
  silence: number;
  /** How long another program may take to answer a webhook. Below the same. */
  answerWithin: number;
}

/**
 * The first retry within a minute, also when it was our death that ended the first attempt; the last one after about
 * three days: a mail server that is dead for a weekend loses nothing.
 */
export const usualPace: Pace = { retries: 21, firstWait: 15, longestWait: 6 * 3600, lookEvery: 1, lookForLostEvery: 10, greetWithin: 10, silence: 15, answerWithin: 15 };
