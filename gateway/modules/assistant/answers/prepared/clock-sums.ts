import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** "How many hours is KL ahead of Dubai", "the time difference between your offices". */
const asksForDifference = /\btime[ -]?(?:zone )?(?:diff(?:erence)?|gap)\b|\bhours? (?:\w+ )?(?:between|apart|ahead|behind|diff(?:erence)?)\b|\b(?:ahead of|behind)\b.*\bhours?\b|\bhow (?:many|much) (?:hours?|time)\b.*\b(?:ahead|behind|apart|between|differ\w*)\b/;
/** "If it's 3pm in KL", "at 14:30 in Dubai". */
const timeThere = pattern('iu')`\b(?:(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s*(?<half>[ap]\.?m\b\.?|o['’]?clock)?|(?<noon>noon|midday)|(?<midnight>midnight))\s+(?:\w+ )?(?:in|at|from) (?:the |your )?(?<place>[\p{L}]+(?: [\p{L}]+)?)`;
const asksThen = /\bwhat(?: time| is|'?s| would| will)\b|\bwhich time\b|\bthen\b|\bhow late\b|\b(?:is|are|will)\b.*\b(?:open|closed|awake|at work)\b/i;

const officeOf = (ids: readonly string[]) => offices.find(({ id }) => ids.includes(`office:${id}`));
const DAY = 24 * 60;

/** Minutes ahead of Greenwich at a moment. */
function offsetAt({ timeZone }: Office, at: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+)(?::(\d+))?/.exec(name) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What the clocks of two offices have to do with each other; undefined where that is not asked. */
export function clockSum(knowledge: Knowledge, message: string, { plain, entities }: Question, { entity = '' }: Topic, at: Date): string | undefined {
  const named = [...new Set(entities.filter((id) => kindOf(id) === 'office'))];
  const meant = named.length === 1 && kindOf(entity) === 'office' && entity !== named[0] ? [...named, entity] : named;
  const converted = timeIn(knowledge, message, meant, at);
  if (converted) return converted;
  if (!asksForDifference.test(plain)) return undefined;
  const pair = offices.filter(({ id }) => meant.includes(`office:${id}`));
  const places = pair.length === 2 ? pair : meant.length === 0 && /\boffices\b/.test(plain) ? offices : [];
  const [last, ...earlier] = places.toSorted((a, b) => offsetAt(a, at) - offsetAt(b, at));
  if (!last) return undefined;
  return earlier.map((ahead) => assistant.open.apart(lengthOf(offsetAt(ahead, at) - offsetAt(last, at)), ahead.city, last.city)).join(' ');
}

function timeIn(knowledge: Knowledge, message: string, meant: readonly string[], at: Date): string | undefined {
  const said = timeThere.exec(message)?.groups;
  if (!said || !asksThen.test(message)) return undefined;
  const there = officeOf(knowledge.understand(said.place!).entities) ?? officeOf(knowledge.understand(said.place!.split(' ')[0]!).entities);
  const here = there && officeOf(meant.filter((id) => id !== `office:${there.id}`));
  const minutes = minutesOf(said);
  if (!there || !here || minutes === undefined) return undefined;
  const then = minutes + offsetAt(here, at) - offsetAt(there, at);
  const day = then < 0 ? assistant.open.dayBefore : then >= DAY ? assistant.open.dayAfter : '';
  return assistant.open.converted(clock(minutes), there.city, clock((then + DAY) % DAY), here.city, day);
}

function minutesOf({ hour, minute = '0', half = '', noon, midnight }: Record<string, string | undefined>): number | undefined {
  if (noon) return DAY / 2;
  if (midnight) return 0;
  const isHalf = /^[ap]/i.test(half);
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : undefined;
}

function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [`${hours} ${hours === 1 ? 'hour' : 'hours'}`, minutes % 60 > 0 ? `${minutes % 60} minutes` : undefined].filter(Boolean).join(' ');
}
