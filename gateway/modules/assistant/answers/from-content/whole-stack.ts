import { stem, wordsOf } from '../../../language/words.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Passage } from '../../knowledge/passage.ts';
import type { Question } from '../../knowledge/question.ts';

/** "(Infrastructure)" */
const ofArea = / \((?<area>[^)]+)\)$/;

/** Whether a passage names all that something is built with: beside it no area of that is told again. */
export const isWholeStack = ({ aspects, lead = '', form }: Passage): boolean => form === 'entries' && aspects.includes('technology') && !ofArea.test(lead);

/** Words of who asks for all of it. */
const asksForAll = /^(?:tech\w*|stack|tools?|toolset|buil[dt]\w*|made|make|uses?|used|using|work|languages?|frameworks?|software|program\w*|cod(?:e|ed|ing)|develop\w*)$/;

/**
 * What something is built with altogether, where one area of it was found and no word asks for that: "what was it built with?" is not
 * answered by its servers. Otherwise what was found.
 */
export function wholeStack(one: Found | undefined, found: readonly Found[], { words, naming }: Question): Found | undefined {
  const { about, lead = '', aspects } = one?.passage ?? {};
  if (!one || !aspects?.includes('technology') || !ofArea.test(lead)) return one;
  const area = wordsOf(ofArea.exec(lead)!.groups!.area!).flatMap(({ plain }) => plain.split(/[ -]/)).map(stem);
  if (words.some((word) => area.includes(stem(word)) || !(asksForAll.test(word) || naming.includes(word)))) return one;
  const whole = found.find(({ passage }) => passage.about === about && passage.lead === lead.replace(ofArea, ''));
  return whole ? { ...whole, chance: one.chance } : one;
}
