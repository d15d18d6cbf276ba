import type { Finding } from '../evidence.ts';
import { takenBack } from './corrected-parts.ts';
import { isNoPlan, planning } from './no-plans.ts';
import { isQuestion, sentencesOf, type Part } from '../../language/sentences.ts';
import { unlistedFeast, when } from './time-patterns.ts';

/** In a sentence of fewer characters, what is told is told for itself. */
const SHORT = 28;

/** A short answer that says more than a date: "pilot in Q1, rollout in Q3", "before the new session in June". */
const stagesAlone = /^(?:before|after|pilot|phase|first)\b(?:[\s,]+[^\s,.!?]+){1,8}(?=[.!\s]*$)/i;

/** When the visitor needs it, in their own words. */
export function readTimeline(message: string, asked: boolean): Finding[] {
  const points = sentencesOf(message).flatMap((sentence) => pointsIn(sentence, asked));
  const [answer] = asked && points.length > 0 ? (stagesAlone.exec(message) ?? []) : [];
  return answer === undefined ? points : [{ field: 'timeline', value: answer, start: 0, end: answer.length }];
}

function pointsIn({ text, start }: Part, asked: boolean): Finding[] {
  const at = (quote: string, index: number): Finding => ({ field: 'timeline', value: quote, start: start + index, end: start + index + quote.length });
  const findings = Array.from(text.matchAll(when))
    .filter(({ 0: quote, index }) => !isNoPlan({ quote, text, asked, before: text.slice(0, index), after: text.slice(index + quote.length), clause: clauseAround(text, index, quote.length) }))
    .map(({ 0: quote, index }) => at(quote, index));
  // "2 months, no wait 3 months".
  const instead = findings.slice(1).findLast((one) => takenBack.test(text.slice(0, one.start - start)));
  if (findings.length > 0) return [instead ?? firmest(findings)];
  const mayBePlan = !isQuestion(text) && (planning.test(text) || text.length < SHORT);
  return mayBePlan ? Array.from(text.matchAll(unlistedFeast), ({ 0: quote, index }) => at(quote, index)).slice(0, 1) : [];
}

/** A date beside "flexible" is what counts, and a deadline before what only bounds. */
function firmest(findings: readonly Finding[]): Finding {
  const firm = findings.filter(({ value }) => !/^(?:flexible|no rush|no hurry|not urgent)$/i.test(value));
  const deadline = firm.find(({ value }) => /^(?:by|before|not before|within|until|till|no later)\b/i.test(value));
  return deadline ?? firm.find(({ value }) => /^(?:in|after|over)\b/i.test(value)) ?? firm[0] ?? findings[0]!;
}

function clauseAround(text: string, index: number, length: number): string {
  const begin = Math.max(...[...text.slice(0, index).matchAll(/[,;]|\bbut\b|\band\b/g)].map((mark) => mark.index + 1), 0);
  const end = text.slice(index + length).search(/[,;]|\bbut\b/);
  return text.slice(begin, end === -1 ? undefined : index + length + end);
}
