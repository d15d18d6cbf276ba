import type { Found } from '../../knowledge/knowledge.ts';
import { textOf } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** "Below about 100 orders a month, begin with a standard theme": for whom that is said. */
const limit = /\b(?:below|fewer than|less than) (?:about )?(?<most>\d[\d,]*) (?<unit>[a-z]+?)s?\b/i;
const THOUSAND = 1000;

/** Whether a passage is for those who have less of something than the visitor has just told of. */
export function isForSmaller({ passage }: Found, { said }: Question, { before = '' }: Topic): boolean {
  const { most, unit } = limit.exec(textOf(passage))?.groups ?? {};
  if (most === undefined || unit === undefined) return false;
  const told = new RegExp(String.raw`(?<amount>\d[\d,.]*)(?<thousands>\s?k)?\+?\s+(?:\w+\s){0,2}?${unit}s?\b`, 'i').exec(`${said} ${before}`)?.groups;
  return told !== undefined && amountOf(told.amount!) * (told.thousands ? THOUSAND : 1) >= amountOf(most);
}

const amountOf = (figure: string) => Number(figure.replaceAll(',', '').replace(/\.$/, ''));
