import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isQuestion, sentencesOf } from './sentences.ts';

/** Why somebody writes: they want, need, plan or look for something. */
const wish = pattern('i')`
  \b(?:
    need|needs|want|wants|looking for|looking to|look for|require|would like|wish|i'd like|we'd like|'d like|interested in
    |planning|plan to|we plan|thinking (?:of|about)|quote for|quotation for|quote|help (?:us|me|with)
    |can you (?:help|build|make|do|run|design|develop|migrate|take)|could you (?:help|build|make|do|design|develop)|do you do
    |want to|apply for|applying for|(?:it'?s|it (?:is|was)|this is) (?:about|for|regarding)|call (?:me|us) back|regarding
    |concerning|is it possible|scope|redesign|rebuild|redo|revamp|improve|comparing|sanctioned|approved|set aside
    |send (?:me |us |over )?(?:a |an |the |your )?(?:\w+ )?(?:quote|quotation|proposal|estimate|brochure|details|offer)
    |has to be (?:ready|live|done)|need\w* (?:it|this)|want you to|interested|enquir\w+ about
  )\b
  |चाहिए|चाहते|चाहता|نريد|أريد|احتاج|أحتاج|نحتاج|我想|我们想|我要|需要|வேண்டும்|தேவை
  |\b(?:chahiye|chahte|nak|mahu|hendak|perlu|perlukan|venum|beku|quiero|necesito|besoin|brauchen?)\b
`;
/** What is wrong is a reason to write as well, if it is their own. */
const complaint = pattern('i')`
  \b(?:we|our|us|my|i)\b.*\b(?:
    problems?|trouble|struggl\w+|los(?:e|es|ing)|nobody|chaos|by hand|manually|awful|too slow|crash\w*|keeps? \w+ing|hacked
    |outdated|very few|no time
  )\b
  |\b(?:problems?|nobody|chaos|crash\w*)\b.*\b(?:we|our|us|my)\b|\bthere must be a better way\b
`;
/** What it has to be. */
const demand = pattern('iu')`
  \b(?:must|where|which|that|so they|who can|based|first|across|for \d+ |to (?:track|manage|sell|show|book|order|read|answer|handle|let|allow|help)|should|has to|have to|needs? to|with|\d+ \p{L}+s|[+&]|including|include|support(?:s|ing)?|connected to|connect to|integrat\w+|require[sd]?|in (?:two|three|four|five|several|\d+) languages|works? offline|login|accessible|only a|without|like a|similar to|so that|mandatory|at least|for (?:about |around )?\d[\d,.]* )\b
`;

/** Such a sentence stands for itself, before anything was said of a purpose. */
const firm = /\b(?:must(?: have)?|(?:should|needs? to) \w{2,}|has to|have to|requirements? (?:is|are)|requirements?\s*:|mandatory|features?\s*:|scope\s*:)/i;
/** A wish of fewer characters says what is wanted, not how it has to be. */
const DETAILED = 24;

/** One of so many words says how it has to be in any case. */
const FULL = 9;

/**
 * Purpose and requirements, as the visitor's own sentences.
 *
 * @param services what the message says of services: a sentence that names one is a wish
 * @param hasPurpose a purpose is known already: the next wishes are requirements
 */
export function readWishes(message: string, services: readonly Finding[], hasPurpose: boolean): Finding[] {
  const findings: Finding[] = [];
  let purpose = hasPurpose;
  for (const { text, start, end } of sentencesOf(message)) {
    const named = services.some((one) => !one.retracted && one.start >= start && one.end <= end);
    const wanted = named || ((wish.test(text) || complaint.test(text)) && (!isQuestion(text) || /\b(?:we|our|my|i|us)\b/i.test(text)) && (text.split(/\s+/).length > 3 || !/^\p{Script=Latin}/u.test(text)));
    if (/\b(?:my (?:name|email|number|phone)|call me|contact me|reach me)\b/i.test(text) && !named) continue;
    if (!wanted && !((purpose || firm.test(text)) && demand.test(text) && !isQuestion(text) && text.split(/\s+/).length > 4 && !/@|\d{7}/.test(text))) continue;
    if (wanted && !purpose && !(firm.test(text) && !named)) {
      findings.push({ field: 'purposeOfVisit', value: text, start, end });
      purpose = true;
      if ((demand.test(text) && text.length > DETAILED) || text.split(/\s+/).length >= FULL) findings.push({ field: 'requirements', value: text, start, end });
    } else {
      findings.push({ field: 'requirements', value: text, start, end });
    }
  }
  return findings;
}
