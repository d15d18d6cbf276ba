import { source } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { wordClassOf } from '../../../language/word-classes.ts';
import { isWeak, stem } from '../../../language/words.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question } from '../../knowledge/question.ts';

// What a message asks, one thing after the other.

/** Of "when you move us, which system goes first?" only the end asks. */
const straight = source`(?:when|where) (?:exactly )?(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|must|have|has)`;
/** "Can you", "does it", "is the": but nothing with "or", which only offers the other answer, and no "do it all at once". */
const inverted = source`(?!(?:do|have) (?:it|that|this|my|our|some\w*)\b)(?:is|are|was|were|will|would|shall|should|must|may|can|could|do|does|did|have|has) (?:i|you|u|we|it|they|he|she|that|this|there|the|my|our|your|any\w*|some\w*)`;
/** "Is parking free", "does Shopify cost extra". */
const ofThing = source`does \w{3,} \w{3,}|(?:is|are) (?:\w+ )?\w{3,} (?:free|included|extra|possible|available|allowed|needed|required|part)`;
const opening = source`(?:how|what|whats|what['’]s|who|whos|who['’]s|whom|whose|${straight}|which|why|${inverted}|${ofThing}|(?:some|any)(?:body|one) (?:there|in|around|awake|at work))`;
/** "How long does it take, and how much is it, and who owns it?" */
const between = new RegExp(source`\s*(?:[?.!;,]+\s*(?:(?:and|also|plus|but)\s+)*|\s(?:and|also|plus)\s+(?:(?:also|then)\s+)?)(?=${opening}\b)`, 'i');
const asksAtOnce = new RegExp(source`^\W*(?:(?:hi|hello|hey|and|so|ok|okay|but|then|also|please|plus|fine|great|good|cool|thanks|well|hm+|yes)\b[\s,.!]*)*${opening}\b`, 'i');
/** "I would like to know how much it is", and not "I want to ask her for a reference", which asks nothing of us. */
const asksWithin = /\b(?:know|tell|say|sure|wonder\w*|understand|explain|find out|check|clarify|confirm|ask|decide|see|curious)\b(?: \w+){0,3}? (?:whether|if|how|what|when|where|which|who|whom|why)\b/i;
const isAsked = (text: string) => asksAtOnce.test(text) || asksWithin.test(text);
/** What stands before a question belongs to it, as in "if we part, who keeps the accounts?", unless it greets or says who asks. */
const leadsNowhere = /^\W*(?:(?:and|so|but|ok)\s+)*(?:(?:hi|hello|hey|dear|thanks?|thank you|good \w+|great|sorry|yes|no|fine)\b|(?:my|our) \w*(?:name|mail|phone|number)\b|i['’]?a?m\b|this is\b)|^\W*(?:\w+\W*){0,2}$/i;
/** Nobody asks more in earnest; but who makes a list may. */
const MOST_PARTS = 4;
const MOST_LISTED = 6;
/** "1) trade licence 2) address", and what stands before it. */
const numbered = /(?:^|\s)(?:\d|[a-f])[).]\s+/;
const beginsList = /(?:^|\s)(?:1|a)[).]\s.*\s(?:2|b)[).]\s/s;
/** "Please confirm: payment terms, warranty, and who owns the code". */
const announced = /^[^:?]*\b(?:confirm|advise|clarify|provide|following|questions)\b[^:?]*:\s*(?=\S)/i;
const comma = /\s*[,;\n]+\s*(?:and\s+)?|\s+and\s+(?=\S+\s\S)/i;
/** Fewer between commas are no list. */
const FEWEST_TOLD = 3;
/** Words of one thing in a list. */
const LISTED = 9;
/** Who says no more than this leaves out what they said before: "and Fridays?" */
const FEW = 4;
const isShort = (text: string) => text.trim().split(/\s+/).length <= FEW;

/** The questions of a message, each of which asks for something that the site may answer; or the message, where it is not several. */
export function partsAsked(knowledge: Knowledge, question: Question): readonly Question[] {
  const listed = listedIn(question.said).map((text) => knowledge.understand(text)).filter(says);
  if (listed.length > 1) return listed;
  const texts = askedIn(knowledge, question.said);
  if (texts.length < 2 || texts.length > MOST_PARTS) return [question];
  let place = '';
  return texts.map((text) => {
    const part = knowledge.understand(text);
    const offices = part.entities.filter((id) => kindOf(id) === 'office');
    if (offices.length === 1) place = `in ${part.naming.join(' ')}`;
    return place !== '' && part.entities.length === 0 && there.test(text) ? knowledge.understand(text.replace(there, place)) : part;
  });
}

/** "Do you have an office in Dubai, and what is the number there?" */
const there = /(?<!\b(?:is|are|was|were|anyone|someone|anybody|somebody) )\bthere\b(?! (?:is|are|any|some|a)\b)/i;

/** Whether it is of anything. */
const says = ({ words, aspects }: Question) => words.length > 0 || aspects.size > 0;

/** What a message asks for one by one, without a sentence for each; nothing where it has no such list. */
function listedIn(text: string): string[] {
  const [, ...after] = beginsList.test(text) ? text.split(numbered) : [];
  const told = announced.test(text) ? text.replace(announced, '').split(comma) : [];
  const items = after.length > 1 ? after : told.length >= FEWEST_TOLD ? told : [];
  const listed = items.map((item) => item.replace(/[\s,;.]+$/, '').trim()).filter(Boolean);
  return listed.length > 1 && listed.length <= MOST_LISTED && listed.every((item) => item.split(/\s+/).length <= LISTED) ? listed : [];
}

/** "Who does it, your own people or freelancers?" has its answer in either case. */
const alternatives = /^(\W*(?:(?:and|so|but|ok)\s+)*who\b[^,?]*?),?\s(?:your|an?|the|some|somebody|someone|in-?house)\b[^,?]*\bor\b[^,?]*\??\s*$/i;

/** The questions that stand in a message, in words that say what each is about. What tells beside them is none. */
function askedIn(knowledge: Knowledge, message: string): string[] {
  const parts: string[] = [];
  let story = '';
  let lead = '';
  for (const { text } of sentencesOf(message)) {
    // "What would it cost to build? And per month"
    const isFragment = /\?\s*$/.test(text) || (parts.length > 0 && goesOn.test(text) && isShort(text));
    if (!piecesOf(text).some(isAsked) && !isFragment) {
      story = text;
      continue;
    }
    // "What if it is half as dear next year? Are we stuck then?", "not remote then? which of them are?"
    if (supposes.test(text) || (parts.length === 0 && isShort(text) && !piecesOf(text).some(isAsked))) {
      lead = `${text.replace(/\?\s*$/, ',')} `;
      continue;
    }
    if (lead !== '' && goesOn.test(text)) parts.push(lead.replace(/,\s*$/, '?'));
    for (const clause of clausesOf(goesOn.test(text) ? text : `${lead}${text}`).map((one) => one.replace(alternatives, '$1?'))) {
      const before = parts.at(-1);
      const whole = wholeOf(knowledge, clause, before, story);
      if (whole !== undefined) parts.push(whole);
      else if (before !== undefined && asksWhy.test(clause) && whyOf(before) !== before) parts.push(whyOf(before));
      // "And when?" goes on about what was just asked.
      else if (before !== undefined) parts[parts.length - 1] = `${before.replace(/[\s?.!]+$/, '')} ${clause}`;
    }
    lead = '';
  }
  return lead === '' ? parts : [...parts, lead.trim()];
}

/** "And why?", "why that many?" */
const asksWhy = /^\W*(?:and\s+)?why\b/i;
const whyOf = (before: string) => before.replace(/^.*?\b(?:how (?:many|much|long|often)|what|which)\b/i, 'why');

/** A question that only says of which case the next one is asked. */
const supposes = /^\W*(?:(?:and|so|but|ok|okay)\s+)*(?:what if|suppose)\b/i;

const goesOn = /^\W*(?:and|also|plus)\b/i;

/** The questions of a sentence. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let lead = '';
  for (const piece of piecesOf(sentence)) {
    // A sentence that only supposes is asked with what follows it.
    const asksNow = isAsked(piece) && !supposes.test(piece);
    if (asksNow) clauses.push(`${lead}${piece}`);
    else if (clauses.length > 0) clauses.push(`${clauses.pop()!}, ${piece}`);
    lead = !asksNow && clauses.length === 0 && !leadsNowhere.test(piece) ? `${lead}${piece}, ` : '';
  }
  return clauses.length > 0 ? clauses : [sentence];
}

const piecesOf = (sentence: string): string[] => sentence.split(between).filter((text) => /\p{L}/u.test(text)).reduce(joinedRelatives, []);

/** "Can my nephew, who does our computers, change it?" is one question, and "I wrote about an app, which we gave up" is none. */
const joinedRelatives = (pieces: readonly string[], piece: string): string[] => {
  const before = pieces.at(-1);
  return before !== undefined && relative.test(piece) && ((!isAsked(before) && !leadsNowhere.test(before)) || (names.test(before) && before.trim().split(/\s+/).length < MAIN)) ? [...pieces.slice(0, -1), `${before}, ${piece}`] : [...pieces, piece];
};
const relative = /^\s*(?:who|whom|whose|which)\b/i;
const names = /^\W*(?:can|could|may|will|would|should|do|does|is|are|has|have)\b/i;
/** Fewer words than these before "who" name whom it is about. */
const MAIN = 4;

/** A question in words of its own; undefined where it says nothing by itself. */
function wholeOf(knowledge: Knowledge, clause: string, before: string | undefined, story: string): string | undefined {
  if (asksWhoIsThere.test(clause)) return before !== undefined && atAnHour.test(before) ? undefined : clause;
  const asked = knowledge.understand(clause);
  const opens = asksAtOnce.test(clause);
  if (asksForPeople.test(clause)) return clause;
  if (!says(asked) || (!opens && before !== undefined && asked.words.length === 0)) return before === undefined && opens ? afterStory(story, clause) : undefined;
  // "It is in Laravel. Can you work with that?"
  const isBare = asked.words.every((word) => isWeak(stem(word))) && asked.aspects.size === 0;
  if (before === undefined) return (isBare ? afterStory(story, clause) : undefined) ?? clause;
  return !opens && isShort(clause) && asked.aspects.size === 0 ? (inItsPlace(knowledge, before, asked) ?? atItsEnd(before, clause)) : clause;
}

/** What "that" is, where something was told before it; nothing where that is who somebody is. */
const afterStory = (story: string, clause: string) => (story !== '' && !leadsNowhere.test(story) && pointsTo.test(clause) ? `${story.replace(/[\s.!]+$/, '')}, ${clause}` : undefined);

/** "When it is 10 in KL, what is it in Dubai, somebody there?" asks of that hour. */
const asksWhoIsThere = /^\W*(?:(?:and|so|then)\s+)?(?:(?:is|are|will|would)\s+)?(?:(?:some|any)(?:body|one)|(?:you|they|it)(?: guys| people)?|the office)(?: (?:be|still|already|then))* (?:there|in|around|awake|at work|open|closed)\b[^,]{0,12}$/i;
const atAnHour = /\b\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\b|o['’]?clock|:)|\b(?:noon|midday|midnight)\b/i;

/** "Who does it?" needs no word besides. */
const asksForPeople = /^\W*(?:(?:and|so|but|ok)\s+)*who\b(?: \w+){0,3}? (?:do|does|did|doing|makes?|builds?|fix\w*|handles?|looks?|runs?|works?|writes?)\b/i;
const pointsTo = /\b(?:it|that|this|those|them|these)\b/i;

/** "What would it cost to build? And per month?": the question before, with what is said now in place of what stood so at its end; undefined where it is no such piece. */
function atItsEnd(before: string, clause: string): string | undefined {
  const piece = clause.replace(/^\W*(?:and|or|also)\s+/i, '');
  return adds.test(piece) ? `${before.replace(/[\s?.!]+$/, '').replace(/\s(?:to|for|in|with|on|at|per)\s(?!.*\s(?:to|for|in|with|on|at|per)\s).*$/i, '')} ${piece}` : undefined;
}

const adds = /^(?:to|for|in|with|on|at|per|from|by|after|during)\b/i;

/** "Is it open on Sundays? And Fridays?": the question before, with what is said now in place of what is of its kind; undefined where nothing is. */
function inItsPlace(knowledge: Knowledge, before: string, { words, entities }: Question): string | undefined {
  const [said] = words;
  if (said === undefined) return undefined;
  const kinds = new Set(entities.map(kindOf));
  const kind = wordClassOf(said)?.[0];
  const isOfItsKind = (word: string) => (kind !== undefined && wordClassOf(word)?.[0] === kind) || (kinds.size > 0 && knowledge.understand(word).entities.some((id) => kinds.has(kindOf(id))));
  const place = before.split(' ').map((word) => word.toLowerCase().replace(/[^\p{L}\d]+/gu, '')).findLastIndex((word) => word !== '' && isOfItsKind(word));
  return place < 0 ? undefined : before.split(' ').with(place, words.join(' ')).join(' ');
}
