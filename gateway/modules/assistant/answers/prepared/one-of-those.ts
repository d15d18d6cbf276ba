import { assistant } from '#content/assistant.ts';
import { positions } from '#content/positions.ts';
import { allPassages, entities, kindOf, pageOf } from '../../knowledge/content.ts';
import { passageKey, type Passage } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';
import type { Reckoned } from './reckoned.ts';

// "OK, the first one", after a list.

const ordinals: Readonly<Record<string, number>> = { first: 0, '1st': 0, one: 0, second: 1, '2nd': 1, two: 1, third: 2, '3rd': 2, three: 2, fourth: 3, '4th': 3, four: 3, fifth: 4, '5th': 4, five: 4, sixth: 5, '6th': 5, six: 5, last: -1 };
const place = '(?<place>first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th)';
const number = String.raw`(?:no\.?|nr\.?|number|option|#) ?(?<number>[1-6]|one|two|three|four|five|six)`;
/** The entry and nothing else; what is asked of it besides is another form. */
const chosen = new RegExp(String.raw`^\W*(?:(?:ok(?:ay)?|so|and|well|yes|yeah|hm+|nice|cool|great|good|thanks|oh|then|let['’]?s (?:take|see|say)|i['’]?ll take|i (?:like|want|prefer|mean|take|would like|am interested in)|interested in|tell me (?:more )?(?:about|on)|more (?:about|on)|what about|how about|what is|what['’]?s|about|show me|maybe|probably)\b[\s,.:–-]*)*(?:the |that |your )?(?:(?:very )?${place}(?: (?:one|job|role|position|project|service|article|office|post|of (?:them|those|these)|sounds? (?:good|nice|interesting|right)|on the list|you (?:said|named|mentioned)))*|${number})(?:[\s,]+(?:please|pls|then|now|looks? (?:good|interesting)|sounds? (?:good|interesting|like me)|interests me|is interesting|is for me|fits me))*[\s?.!]*$`, 'i');

/** What stands in a list that was told last, told by itself; undefined where no list was, or another thing is asked. */
export function oneOfThose(message: string, { last = [] }: Topic): Reckoned | undefined {
  const said = chosen.exec(message.trim())?.groups;
  const word = (said?.place ?? said?.number)?.toLowerCase();
  if (word === undefined) return undefined;
  const places = entriesTold(last);
  const at = ordinals[word] ?? Number(word) - 1;
  const text = at < 0 ? places.at(-1) : places[at];
  const entity = text === undefined ? undefined : entities.find(({ names: [name] }) => name !== undefined && text.includes(name));
  const overview = entity && allPassages().find(({ about, aspects }) => about === entity.id && aspects.includes('overview'));
  if (!entity || !overview) return undefined;
  return { text: kindOf(entity.id) === 'position' ? ofPosition(entity.id) ?? overviewOf(overview) : overviewOf(overview), links: [pageOf(entity.id)!], about: entity.id };
}

/** The entries of the first list among what was told last, in their order; where only the list was named, all. */
function entriesTold(last: readonly string[]): string[] {
  for (const key of last) {
    const [whole] = key.split(':');
    const list = allPassages().find((passage) => passage.form === 'entries' && passageKey(passage) === whole);
    if (!list || list.items.length < 2) continue;
    const shown = last.flatMap((one) => (one.startsWith(`${whole}:`) ? [one.slice(whole!.length + 1)] : []));
    const items = shown.includes('titles') ? list.items : shown.toSorted((a, b) => Number(a) - Number(b)).flatMap((at) => list.items[Number(at)] ?? []);
    return items.map(({ title, text }) => title ?? text);
  }
  return [];
}

const overviewOf = ({ items }: Passage) => items.map(({ text }) => text).slice(0, SENTENCES).join(' ');
/** Of a page. */
const SENTENCES = 3;

function ofPosition(id: string): string | undefined {
  const position = positions.find(({ slug }) => id === `position:${slug}`);
  return position && `${assistant.sentences.position(position.title, position.department, position.location, position.type, position.experience)} ${position.description}`;
}
