import { positions } from '#content/positions.ts';
import type { Position } from '#content/types.ts';
import { isWeak, stem, stemsOf } from '../../../language/words.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** What else those of a trade are called. */
const alsoCalled: Readonly<Record<string, string>> = { 'ui-ux-designer': 'ux ui design designer', 'digital-marketing-specialist': 'marketer marketing seo', 'mobile-app-developer': 'mobile app flutter', 'senior-full-stack-developer': 'fullstack full stack senior backend frontend web' };
const called = positions.map((position) => ({ position, stems: new Set([...stemsOf(position.title), ...stemsOf(alsoCalled[position.slug] ?? '')].filter((word) => !isWeak(word) || word === stem('full'))) }));

/** The position of which a few words are, where they are of one only: "the designer", "the mobile one". */
function positionOf(text: string): Position | undefined {
  const said = stemsOf(text);
  const counts = called.map(({ position, stems }) => ({ position, count: said.filter((word) => stems.has(word)).length })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.position : undefined;
}

/** The position for those of a trade that is named: "roles for designers". */
export const tradeNamed = (plain: string): Position | undefined => (isTrade.test(plain) || tradesNamed.test(plain) ? positionOf(plain.replace(/\bremote\w*\b/g, '')) : undefined);

/** "For designers", and not what is to be designed. */
const tradesNamed = /\b(?:for|as|in)\b.*\b(?:design|designers?|marketing|marketers?|mobile|developers?|devs?|seo)\b/;

/** Whether work with us is talked about; who looks for work speaks of nothing else, as long as nothing else was named. */
export const isOfJobs = ({ entity = '', role, need }: Topic): boolean => ['careers', 'position'].includes(kindOf(entity)) || (role === 'applicant' && entity === '' && need === undefined);

/** The position that a question names, or that is talked about; undefined where none is, or several are. */
export function positionMeant({ entities, vague, aboutJobs, plain }: Question, topic: Topic): Position | undefined {
  const bySlug = (id: string | undefined) => positions.find(({ slug }) => `position:${slug}` === id);
  const named = entities.filter((id) => kindOf(id) === 'position' && !vague.has(id));
  if (named.length > 1) return undefined;
  const other = aboutJobs || isOfJobs(topic) ? positionOf(plain.replace(/\bremote\w*\b/g, '')) : undefined;
  return bySlug(named[0]) ?? (isTrade.test(plain) ? other : undefined) ?? bySlug(topic.entity) ?? bySlug(topic.trade);
}

/** "The designer", and not what somebody can: "I know Flutter". */
const isTrade = /\b\w+ (?:designers?|developers?|engineers?|devs?|marketers?|specialists?|roles?|jobs?|positions?|posts?|vacanc\w+|openings?|one)\b|\bdesigners?\b/;

/** "Not that one, the designer": what was asked is asked of another position. */
export function otherPosition(knowledge: Knowledge, message: string, topic: Topic): { readonly ask: string; readonly topic: Topic } | undefined {
  const said = message.replace(/\s+/g, ' ').trim();
  if (!isOfJobs(topic) || !topic.before || said.length > LONGEST || said.split(' ').length > FEW) return undefined;
  const meant = instead.exec(said)?.groups?.meant;
  const position = meant && positionOf(meant);
  if (!position || `position:${position.slug}` === topic.entity || saysMore.test(meant)) return undefined;
  const { before } = topic;
  const { naming } = knowledge.understand(before);
  const name = naming.join(' ');
  const ask = name !== '' && before.includes(name) ? before.replace(name, position.title) : `${position.title}: ${before}`;
  const { not: _not, ...rest } = topic;
  return { ask, topic: { ...rest, entity: `position:${position.slug}` } };
}

/** Who says more puts more right than which one is meant. */
const FEW = 9;
const LONGEST = 120;
/** "Not that one, the designer", "no, I meant the mobile one", "the marketing one, not this". */
const instead = /^\W*(?:(?:no|nope|sorry|but|ok|oh|wait|and)\b[\s,.!]*)*(?:(?:not|i (?:do ?n['’]?t|did ?n['’]?t) mean) (?:that|this|the|it)\b[^,.;:–-]*[\s,.;:–-]+)?(?:(?:i )?(?:meant?|was asking about|asked about|want)\b\s*)?(?<meant>(?:the |for the |about the |what about the |how about the )?[\w/ ]+?)(?:[\s,]+(?:i (?:meant?|said)|please|pls|instead|not (?:that|this)(?: one)?))*[\s?.!]*$/i;
/** A question of its own is answered as such. */
const saysMore = /\b(?:years?|need|experience|salary|pay|apply|where|when|how|what does|remote|is|are|do|does|can|i)\b/i;
