import MiniSearch from 'minisearch';
import { commonWords } from '../../language/common-words.ts';
import { allPassages, entities, kindOf } from './content.ts';
import { createMeasure } from './measure.ts';
import type { Passage } from './passage.ts';
import { understand, type Question } from './question.ts';
import { createSpelling } from './spelling.ts';
import { groupsOf, thesaurusWords } from './thesaurus.ts';
import { isEmpty, isWeak, stem, wordsOf } from './words.ts';

export interface Topic {
  readonly entity?: string;
  readonly aspect?: string;
}

export interface Found {
  readonly passage: Passage;
  readonly score: number;
  /** How much of the question's meaning the passage holds, from 0 to 1. */
  readonly coverage: number;
  /** How well each of its items fits, in their order. */
  readonly items: readonly number[];
}

/** Search over the site's content. */
export interface Knowledge {
  understand(text: string): Question;
  /** The passages that fit a question, best first. */
  search(question: Question, topic?: Topic): Found[];
}

/** A word that means the same counts for this much of the word itself. */
const SYNONYM = 0.45;
/** So does a word that says little. */
const WEAK = 0.3;
/** A word that names a thing has done its work when the thing is known. */
const NAMING = 0.3;
/** What a passage is worth that holds nearly nothing of the question. */
const UNCOVERED = 0.15;
/** A list answers as a whole where its heading holds so much of the question. */
const WHOLE = 0.75;
const AS_WHOLE = 1.15;
/** Passages that are looked at closely. */
const CANDIDATES = 80;
const KEPT = 12;

/** Builds the index once; a search takes a few milliseconds. */
export function createKnowledge(): Knowledge {
  const passages = allPassages();
  const namesOf = new Map(entities.map(({ id, names }) => [id, names.join(' ')]));
  const relatedOf = new Map(entities.map(({ id, related }) => [id, related ?? []]));
  const documents = passages.map((passage, id) => ({
    id,
    names: namesOf.get(passage.about) ?? '',
    heading: passage.heading,
    text: [passage.lead, ...passage.items.flatMap((item) => [item.title, item.text])].filter(Boolean).join(' '),
  }));
  const index = new MiniSearch<{ id: number }>({
    fields: ['names', 'heading', 'text'],
    tokenize: plainWords,
    processTerm: (word) => (!word || isEmpty(word) ? null : [stem(word), ...groupsOf(word)]),
  });
  index.addAll(documents);
  const measure = createMeasure(passages, namesOf);
  const spelling = createSpelling(countWords([...documents.flatMap(({ names, heading, text }) => [names, heading, text]), ...thesaurusWords].join(' ')));

  function search(question: Question, topic: Topic = {}): Found[] {
    const naming = new Set(question.naming);
    const sought = question.words.map((word) => ({ word, factor: naming.has(word) ? NAMING : 1 }));
    return index
      .search(question.words.join(' '), { boostTerm: (term) => (term.startsWith('~') ? SYNONYM : isWeak(term) ? WEAK : 1) })
      .slice(0, CANDIDATES)
      .map(({ id }) => {
        const passage = passages[id as number]!;
        const { amount, coverage, head, items } = measure(id as number, sought);
        const asWhole = passage.form === 'entries' && head > WHOLE ? AS_WHOLE : 1;
        return { passage, coverage, items, score: amount * asWhole * fit(passage, question, topic, relatedOf) * (UNCOVERED + coverage) };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, KEPT);
  }

  return { understand: (text) => understand(text, spelling), search };
}

/** How far a passage is about what the question is about, whatever its words are. */
function fit({ about, aspects }: Passage, question: Question, topic: Topic, relatedOf: ReadonlyMap<string, readonly string[]>): number {
  const kind = kindOf(about);
  const named = question.entities;
  let factor = kind === 'article' ? 0.6 : 1;
  if (named.includes(about)) factor *= question.vague.has(about) ? 1.5 : kind === 'article' ? 4 : 2.5;
  else if (named.some((id) => !question.vague.has(id) && kindOf(id) === kind)) factor *= 0.35;
  else if (named.some((id) => relatedOf.get(id)?.includes(about))) factor *= 0.9;
  else if (named.length === 0 && topic.entity === about) factor *= question.pointsBack ? 2.5 : 1.3;
  const wanted = question.aspects.size > 0 || !topic.aspect ? question.aspects : new Set([topic.aspect]);
  return aspects.some((aspect) => wanted.has(aspect)) ? factor * 1.7 : factor;
}

const plainWords = (text: string) => wordsOf(text).flatMap(({ plain }) => plain.split(' '));

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>(commonWords.map((word) => [word, 1]));
  for (const word of plainWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
