import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { namesFeature } from './features.ts';
import { seeksWork } from './job-seekers.ts';
import { isOffer } from './sellers.ts';
import { isQuestion, sentencesOf, type Part } from '../../language/sentences.ts';

/** Why somebody writes: they want, need, plan or look for something. */
const wish = pattern('i')`
  \b(?:
    need|needs|want|wants|looking for|looking to|look for|require|would like|wish|i'd like|we'd like|'d like|interested in
    |planning|plan to|we plan|thinking (?:of|about)|quote for|quotation for|quote|help (?:us|me|with)
    |can you (?:help|build|make|do|run|design|develop|migrate|take)|could you (?:help|build|make|do|design|develop)|do you do
    |want to|apply for|applying for|(?:it'?s|it (?:is|was)|this is) (?:about|for|regarding)|call (?:me|us) back|regarding
    |concerning|is it possible|scope|redesign|rebuild|redo|revamp|improve|comparing|sanctioned|approved|set aside
    |send (?:me |us |over )?(?:a |an |the |your )?(?:\w+ )?(?:quote|quotation|proposal|estimate|brochure|details|offer)
    |has to be (?:ready|live|done)|need\w* (?:it|this)|want you to|interested|enquir\w+ about|outsourc\w+|collaborat\w+
    |writing an? (?:article|story|thesis|paper)
  )\b
  |चाहिए|चाहते|चाहता|نريد|أريد|احتاج|أحتاج|نحتاج|我想|我们想|我要|需要|வேண்டும்|தேவை
  |\b(?:chahiye|chahte|nak|mahu|hendak|perlu|perlukan|venum|beku|quiero|necesito|besoin|brauchen?)\b
`;
/** "Can u manage it", "could you take it over and run it?": an order, though it does not say whose. */
const order = /\b(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:take (?:it|this|them|over)|manage|handle|run|fix|clean|host|maintain|repair|look after)\b/i;
/** What is wrong is a reason to write as well, if it is their own. */
const complaint = pattern('i')`
  \b(?:we|our|us|my|i)\b.*\b(?:
    problems?|trouble|struggl\w+|los(?:e|es|ing)|nobody|chaos|by hand|manually|awful|too slow|crash\w*|keeps? \w+ing|hacked
    |outdated|very few|no time|no bookings?|invoices? [\w-]*\d|refund|overcharged|not (?:been )?(?:delivered|paid)
  )\b
  |\b(?:problems?|nobody|chaos|crash\w*)\b.*\b(?:we|our|us|my)\b|\bthere must be a better way\b
`;
/** What it has to be. */
const demand = pattern('iu')`
  \b(?:must|where|which|that|so they|who can|based|first|across|for \d+ |to (?:track|manage|sell|show|book|order|read|answer|handle|let|allow|help)|should|has to|have to|needs? to|with|\d+ \p{L}+s|[+&]|including|include|support(?:s|ing)?|connected to|connect to|integrat\w+|require[sd]?|in (?:two|three|four|five|several|\d+) languages|works? offline|login|accessible|only a|without|like a|similar to|so that|mandatory|at least|for (?:about |around )?\d[\d,.]* )\b
`;

/** Such a sentence stands for itself, before anything was said of a purpose. */
const firm = /\b(?:must(?: have)?|(?:should|needs? to) \w{2,}|has to|have to|requirements? (?:is|are)|requirements?\s*:|mandatory|features?\s*:|scope\s*:)/i;
/** Of one that is so long, or that says what it has to be, a part is a requirement. */
const [DETAILED, FULL] = [24, 9];

/** How a purpose goes on to say what it has to be: "a shop that ships to Japan", "with login". */
const detail = pattern('iu')`
  \b(?:
    (?:that|which)(?= (?!is\b|was\b)\p{L}+s?\b)|where|who can|so that|so they|with(?!out)|including|include[sd]?|incl\.|must(?: be| have)?|should(?: be| have)?
    |has to(?: be)?|have to|needs? to|connected to|integrated with|based on|compatible with
  )\s+|\b(?=(?:in|for) (?:two|three|four|five|several|\d[\d,.]*)\s\p{L})|\bto (?=(?:track|manage|show|book|order|read|answer|handle|let|allow|collect|plan|predict)\b)
  |,\s+(?=(?:must|should|has to|have to|works?|with|only|both|in (?:two|three|four|\d+))\b)
`;
/** Words that make a requirement. */
const FEWEST = 3;

/** "No shop or anything, just articles and team profiles": what is wanted instead. */
const instead = /(?:^|[\s,;])((?:just|only|but|rather|instead)\s+\p{L}.*)$/iu;

/**
 * Purpose and requirements, as the visitor's own sentences. One that is both is found as both: quotes.ts keeps what is said of it once.
 *
 * @param services what the message says of services: a sentence that names one is a wish, one that only takes one back is none
 * @param hasPurpose a purpose is known already: the next wishes are requirements
 */
export function readWishes(message: string, services: readonly Finding[], hasPurpose: boolean): Finding[] {
  const findings: Finding[] = [];
  let purpose = hasPurpose;
  const sentences = sentencesOf(message);
  for (const [index, sentence] of sentences.entries()) {
    const { text, start, end } = sentence;
    const within = services.filter((one) => one.start >= start && one.end <= end);
    const named = within.some(({ retracted }) => !retracted);
    if (within.length > 0 && !named) {
      findings.push(...insteadIn(sentence));
      continue;
    }
    const wanted = named || isWanted(text, message);
    if (/\b(?:my (?:name|email|number|phone)|call me|contact me|reach me)\b/i.test(text) && !named) continue;
    if (asksWhatToDo.test(text) && !named) continue;
    if (!wanted && !isDemand(text, purpose)) continue;
    if (wanted && !purpose && !(firm.test(text) && !named)) {
      // "No bookings. Can you manage it?": what it is stands before.
      const from = !named && order.test(text) && sentences[index - 1] ? sentences[index - 1]!.start : start;
      findings.push({ field: 'purposeOfVisit', value: message.slice(from, end), start: from, end });
      purpose = true;
      if ((demand.test(text) && text.length > DETAILED) || text.split(/\s+/).length >= FULL) findings.push({ field: 'requirements', value: text, start, end });
    } else {
      findings.push({ field: 'requirements', value: text, start, end });
    }
  }
  return findings;
}

/** "Do I need to do anything else?" */
const asksWhatToDo = /^\W*(?:(?:so|and|then|ok(?:ay)?|but)\W+)*(?:do|should|must|shall) (?:i|we) (?:still |also )?(?:need|have)\b/i;

const firstPerson = /\b(?:we|our|my|i|us)\b/i;

function isWanted(text: string, message: string): boolean {
  // "Is the job still open?" may be mere curiosity, "…? I have 4 years" is none.
  if (isOffer(text) || order.test(text) || (seeksWork(text) && (firstPerson.test(message) || /\bany\b/i.test(text)))) return true;
  return (wish.test(text) || complaint.test(text)) && (!isQuestion(text) || firstPerson.test(text)) && (text.split(/\s+/).length > FEWEST || !/^\p{Script=Latin}/u.test(text));
}

/** Whether a sentence without a wish says how the thing has to be. */
function isDemand(text: string, purpose: boolean): boolean {
  if (/@|\d{7}/.test(text)) return false;
  if (purpose && namesFeature(text)) return true;
  return (purpose || firm.test(text)) && demand.test(text) && !isQuestion(text) && text.split(/\s+/).length > 4;
}

/**
 * Of a sentence that tells a purpose what says how it has to be, if it says so after what is wanted: the rest would be told twice.
 *
 * @param services what the message says of services
 */
export function detailOf({ value: text, start, end }: Finding, services: readonly Finding[]): Finding[] {
  const named = services.filter((one) => one.start >= start && one.end <= end);
  const from = named.length > 0 ? Math.min(...named.map((one) => one.end)) - start : (wish.exec(text)?.index ?? 0);
  const match = detail.exec(' '.repeat(from) + text.slice(from));
  if (!match) return [];
  const at = match.index + match[0].length;
  const value = text.slice(at).replace(/[\s.!?]+$/, '');
  return value.split(/\s+/).length >= FEWEST && !/\b(?:enough|fine|ok(?:ay)?)$/i.test(value) ? [{ field: 'requirements', value, start: start + at, end: start + at + value.length }] : [];
}

function insteadIn({ text, start }: Part): Finding[] {
  const value = instead.exec(text)?.[1]?.replace(/[\s.!?]+$/, '');
  if (!value || value.split(/\s+/).length < FEWEST) return [];
  const at = text.indexOf(value);
  return [{ field: 'requirements', value, start: start + at, end: start + at + value.length }];
}
