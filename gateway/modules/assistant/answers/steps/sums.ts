import { assistant } from '#content/assistant.ts';
import type { Service } from '#content/types.ts';
import { contactLink, distinctLinks } from '../from-content/answer-question.ts';
import { pageOf } from '../../knowledge/content.ts';
import { isSum, serviceOfSum, sumOf, weighed } from '../prepared/sums-weighed.ts';
import { asksOfSum, isScarce } from '../prepared/sums-and-days.ts';
import { smallerWay } from '../reactions/smaller-way.ts';
import type { Draft, Turn } from '../turn.ts';
import { isAsking } from '../telling/told-only.ts';
import { wishesOf } from '../telling/known-lead.ts';
import { theirCase } from '../telling/their-case.ts';
import { thanked } from './told.ts';

/** "Do you have something for 5,000 dollars?", "we have 2 lakh only": a sum of theirs is held against the lowest that the site names, and who has less hears of the smaller way. */
export function sumWeighed(turn: Turn): Draft | undefined {
  const { message, findings, asked, memory, heard } = turn;
  const now = findings.find(({ field, retracted }) => field === 'budget' && !retracted);
  // "Can you do it for that?"
  const before = !now && heard.lead?.budget && pointing.test(message) && asksOfSum(message, asked) ? heard.lead.budget : undefined;
  const told = now ?? (before === undefined ? undefined : { value: before });
  const sum = told && sumOf(told.value);
  // What is paid by the month has a limit of its own on some pages: the figures are those of whole projects.
  const theirs = told && byTheMonth.test(told.value) && !isAsking(message) ? theirCase({ message, findings, question: asked, topic: memory.topic ?? {} }) : undefined;
  if (theirs) return { ...thanked(theirs.text, message, theirs.topic, theirs.links), known: true };
  if (!told || !sum || !isSum(sum, told.value) || byTheMonth.test(told.value)) return undefined;
  const asksIt = isAsking(message) && asksOfSum(message, asked);
  if (isAsking(message) && !asksIt) return undefined;
  const topic = memory.topic ?? {};
  const wanted = findings.flatMap(({ field, value, retracted }) => (field === 'servicesInterested' && !retracted ? [value] : []));
  const known = heard.lead?.servicesInterested ?? [];
  const service = serviceOfSum(asked, topic, wanted.length > 0 ? wanted : known.length === 1 && !topic.need ? known : []);
  const answer = weighed(sum, service, isScarce(message));
  // Who has enough and asks nothing is only thanked.
  if (!answer || (!asksIt && !answer.isLittle)) return undefined;
  // Figures that were just told are not told again to who asks nothing, and cannot be held against another money.
  if (!asksIt && sum.money === 'other' && !isScarce(message) && (topic.aspect === 'price' || topic.asked?.includes('price'))) return undefined;
  // "I only have 1,500 dollars", of nothing in particular: the prices of all services are told (told.ts).
  if (!asksIt && !service) return undefined;
  const about = service && `service:${service.id}`;
  const page = pageOf(about);
  const after = { ...topic, aspect: 'price', before: asked.plain };
  if (!answer.isLittle) return { answer: answer.text, links: distinctLinks([...(page ? [page] : []), contactLink]), topic: after, known: true };
  const smaller = smallerWay({ sum: undefined, besides: '' }, { ...after, ...(about ? { entity: about } : {}) }, wishesOf(heard.lead));
  const text = `${answer.text}\n${sum.money === 'other' ? ifLess(smaller.text, service) : smaller.text}`;
  const draft = thanked(isScarce(message) ? `${assistant.noted.sum}\n${text}` : text, message, { ...smaller.topic, entity: topic.entity ?? about }, smaller.links);
  return { ...draft, known: true };
}

const pointing = /\b(?:for|with|on|within|under) (?:that|this|it|so much|that much|this much|my budget|our budget)\b|\b(?:that|this|it) (?:is )?(?:be )?(?:enough|ok|okay|sufficient)\b/i;

/** The figures of the site are those of whole projects. */
const byTheMonth = /\b(?:an?|per|each|every) (?:month|week|day|year)\b|\b(?:month|week|year)ly\b|\/\s?(?:mo|month|yr|year)\b/i;

/** The same to whom it may be less. */
function ifLess(text: string, service: Service | undefined): string {
  const { smaller, smallest } = assistant.tooDear;
  return service ? text.replace(smaller(service.title), assistant.sums.ifLess(service.title)).replace(`${smallest} `, `${assistant.sums.ifLess(service.title)}\n`) : text;
}
