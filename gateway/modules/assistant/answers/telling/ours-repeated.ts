import type { Finding } from '../../../leads/evidence.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { allPassages } from '../../knowledge/content.ts';
import { passageKey, textOf } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';
import { ofTheirOwn } from './told-only.ts';

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const tens: Readonly<Record<string, string>> = { thirty: '30', sixty: '60', ninety: '90' };
const time = new RegExp(String.raw`\b(?<count>\d+|${[...figures, ...Object.keys(tens)].join('|')})[ -](?<unit>hour|day|week|month|year)s?\b`, 'gi');

/** The times that a text names, as "3 month". */
const timesIn = (text: string): string[] =>
  [...text.matchAll(time)].map(({ groups }) => {
    const count = groups!.count!.toLowerCase();
    const place = figures.indexOf(count);
    return `${place === -1 ? (tens[count] ?? count) : place + 1} ${groups!.unit!.toLowerCase()}`;
  });

/** Whether a time is one that we have just named: "3 months ok", "and the three weeks of proof?" tell of no time of theirs. */
export function isOurs({ field, value, start, end }: Finding, message: string, { told = [] }: Topic = {}): boolean {
  if (field !== 'timeline' || told.length === 0) return false;
  const times = timesIn(value);
  const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end);
  if (times.length === 0 || !sentence || ofTheirOwn.test(sentence.text)) return false;
  const keys = new Set(told.map((key) => key.split(':')[0]!));
  const ours = new Set(allPassages().flatMap((passage) => (keys.has(passageKey(passage)) ? timesIn(textOf(passage)) : [])));
  return times.every((one) => ours.has(one));
}
