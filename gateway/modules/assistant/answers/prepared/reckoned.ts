import type { Action } from '#content/types.ts';
import type { Question } from '../../knowledge/question.ts';

/** What is reckoned from the content's own data. */
export interface Reckoned {
  readonly text: string;
  readonly links: readonly Action[];
  /** The thing that is talked about from then on; as before, where none is named. */
  readonly about?: string;
  /** What of the message it answers, where that may be less than all of it. */
  readonly answers?: readonly string[];
}

/** The words of a question besides those that ask and those that name: who says others asks for more than is reckoned. */
export const besides = ({ words, naming }: Question, asking: RegExp): readonly string[] => words.filter((word) => !asking.test(word) && !naming.includes(word));

/** A date as it is said in a sentence: `2024-11-05` as "5 November 2024". */
export const dayOf = (date: string): string => new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Names one after the other, as in a sentence. */
export const namesOf = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
