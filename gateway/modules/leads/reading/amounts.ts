import type { Finding } from '../evidence.ts';
import { withoutOtherFigures } from './contact-details.ts';
import { money } from './money-patterns.ts';
import { isNoBudget } from './no-budgets.ts';
import { sentencesOf, type Part, type Span } from '../../language/sentences.ts';

/** "Changed from 8 to 11 lakhs": the second counts. */
const changed = /\b(?:chang|increas|rais|reduc|mov|grow|went|gone|cut)\p{L}* (?:\p{L}+ ){0,2}$/iu;

/** What the visitor can spend, in their own words: "around 40k", "RM 60,000 more or less". */
export function readBudget(message: string, asked: boolean): Finding[] {
  return sentencesOf(withoutOtherFigures(message)).flatMap((sentence) => amountsIn(sentence, asked));
}

function amountsIn({ text, start }: Part, asked: boolean): Finding[] {
  return Array.from(text.matchAll(money), ({ 0: found, index }) => ({ quote: found.trimEnd(), index, before: text.slice(0, index) }))
    .filter(({ quote, index, before }) => !isNoBudget({ quote, text, before, after: text.slice(index + quote.length), clause: clauseAround(text, index), piece: pieceAround(text, index), asked }))
    .map(({ quote, index, before }) => {
      const old = changed.test(before) ? (/^from\b.*?\bto\s+/i.exec(quote)?.[0].length ?? 0) : 0;
      const lead = old || quote.length - quote.trimStart().length;
      return { field: 'budget', value: quote.slice(lead), start: start + index + lead, end: start + index + quote.length };
    });
}

/** "More like 30k", "closer to 2 lakh": how near a sum is. */
const nearness = /\b(?:more like|closer to|nearer(?: to)?)\s+$/iu;

/** A sum with the words before it that say how near it is: they belong to it. */
export function withNearness<One extends Span>(message: string, one: One): One {
  const words = nearness.exec(message.slice(0, one.start))?.[0] ?? '';
  return { ...one, start: one.start - words.length };
}

/** What stands beside it between commas. */
function clauseAround(text: string, index: number): string {
  const begin = Math.max(...[...text.slice(0, index).matchAll(/[;,](?=\s)|\.\s|\band\b|\bbut\b/g)].map((mark) => mark.index + 1), 0);
  const end = text.slice(index).search(/[;,](?=\s)|\.\s|\band (?:we|i|our)\b|\bbut\b/);
  return text.slice(begin, end === -1 ? undefined : index + end);
}

/** What stands around it between commas, for "we want a site, 3-4 lakhs, within ten weeks". */
function pieceAround(text: string, index: number): string {
  const begin = Math.max(...[...text.slice(0, index).matchAll(/[;,](?=\s)|\s[-–—/]\s/g)].map((mark) => mark.index + mark[0].length), 0);
  const end = text.slice(index).search(/[;,](?=\s)|\s[–—/]\s/);
  return text.slice(begin, end === -1 ? undefined : index + end).trim();
}
