import { assistant } from '#content/assistant.ts';
import { positions } from '#content/positions.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

const remotely = /\b(?:remote(?:ly)?|work(?:ing)? from (?:my )?home|from home|wfh|home ?office|on ?site)\b/;
const besides: ReadonlySet<string> = new Set(['remote', 'remotely', 'work', 'working', 'home', 'wfh', 'job', 'jobs', 'role', 'roles', 'position', 'positions', 'possible', 'allowed', 'site', 'onsite', 'office', 'fully', 'open', 'offer', 'vacancy', 'vacancies', 'posts', 'post']);
/** Who says more than this asks for more. */
const FEW = 2;
const ofJobs = ['careers', 'position'];
/** "How do I apply for the remote job?" asks for the way. */
const ofAnotherMatter: readonly Aspect[] = ['apply', 'pay', 'requirement', 'benefit', 'hours', 'process'];

/** Says whether a position, or which of them, may be done from elsewhere; undefined where nobody asks. */
export function remoteWork(question: Question, { entity = '' }: Topic): string | undefined {
  const { plain, entities, aspects, aboutJobs } = question;
  const named = entities.filter((id) => kindOf(id) === 'position');
  const others = wordsBesides(question);
  if (!remotely.test(plain) || !(aboutJobs || named.length > 0 || ofJobs.includes(kindOf(entity))) || others.length > FEW || [...aspects].some((aspect) => ofAnotherMatter.includes(aspect))) return undefined;
  const { yes, no, only } = assistant.remote;
  const elsewhere = positions.filter(({ remoteWithin }) => remoteWithin);
  const all = only(new Intl.ListFormat('en').format(elsewhere.map(({ title, remoteWithin }) => `the ${title} (within ${remoteWithin})`)));
  const isOfMany = /\b(?:which|any|all|jobs|roles|positions|vacancies)\b/.test(plain);
  const [meant, another] = isOfMany ? [] : named.length > 0 ? named : kindOf(entity) === 'position' ? [entity] : [];
  const position = another ? undefined : positions.find(({ slug }) => `position:${slug}` === meant);
  if (!position) return all;
  // "From Malaysia?" is another question than whether at all.
  if (position.remoteWithin) return others.length > 0 ? all : yes(position.title, position.location);
  return `${no(position.title, position.location)} ${all}`;
}

/** What somebody says besides that they would work from elsewhere. */
export const wordsBesides = ({ words, naming }: Question): readonly string[] => words.filter((word) => !besides.has(word) && !naming.includes(word));
