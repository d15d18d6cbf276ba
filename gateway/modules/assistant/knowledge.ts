import MiniSearch from 'minisearch';
import { passages, type Passage } from './passages.ts';

/** Search over the site's content. */
export interface Knowledge {
  /** The passage that fits a question best, if any does. */
  best(question: string): Passage | undefined;
}

/** Words that say nothing about what a question is about. */
const emptyWords = new Set(
  'a an and are as at be but by can could do does for from have how i if in is it me my of on or our please tell that the their them there they this to us was we what when which who why will with would you your'.split(' '),
);

/** Builds the index once; a search takes well under a millisecond. */
export function createKnowledge(): Knowledge {
  const all = passages();
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return emptyWords.has(word) ? null : word;
    },
    searchOptions: { boost: { title: 2 }, fuzzy: 0.2, prefix: (term) => term.length > 3 },
  });
  index.addAll(all.map((passage, id) => ({ id, ...passage })));

  return {
    best(question) {
      const [first] = index.search(question);
      return first && all[first.id as number];
    },
  };
}
