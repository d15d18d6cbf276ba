import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import type { Action, Project } from '#content/types.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { amountOf, type Figure } from '../../knowledge/passages/figures.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import type { Reckoned } from './reckoned.ts';

// "Which one was cheaper?", of projects that were spoken of together, or of all others beside one.

const words = assistant.reckoned.projects;
const portfolioLink: Action = { label: 'Portfolio', href: '/portfolio' };

interface Compared {
  readonly figure: Figure;
  readonly isMore: boolean;
}

const comparisons: readonly (readonly [Compared, RegExp])[] = [
  [{ figure: 'budget', isMore: false }, /\b(?:cheaper|less expensive|(?:cost|costs|paid|was) less|lower (?:budget|price|cost))\b/],
  [{ figure: 'budget', isMore: true }, /\b(?:dearer|pricier|costlier|more expensive|(?:cost|costs|paid|was) more|higher (?:budget|price|cost))\b/],
  [{ figure: 'timeline', isMore: true }, /\b(?:longer|slower|more (?:time|months))\b/],
  [{ figure: 'timeline', isMore: false }, /\b(?:shorter|quicker|faster|less time|sooner)\b/],
  [{ figure: 'teamSize', isMore: true }, /\b(?:(?:bigger|larger) team|more people)\b/],
  [{ figure: 'teamSize', isMore: false }, /\b(?:smaller team|fewer people|less people)\b/],
];
const asksWhich = /^(?:(?:and|so|ok|okay|but|hm) )*(?:which\b|what (?:one|ones|of (?:them|those|the two|these|both|your projects)|projects?)\b|(?:any|is there|was there|are there|did you (?:do|have))\b.* (?:ones?|projects?|others?|cheaper|dearer|pricier|costlier|expensive|longer|slower|shorter|quicker|faster|sooner|less|more)$)/;
/** Of theirs, or of two things that they name. */
const ofOthers = /\b(?:i|we|my|our|us|way|option|or|would|could|should|can)\b/;
/** Who says more than this compares something else. */
const FEW = 4;

/** Which project had more or less of what is compared; undefined where no projects are spoken of. */
export function whichOfThem(knowledge: Knowledge, { plain, entities, words: said, aboutJobs }: Question, topic: Topic): Reckoned | undefined {
  const [compared] = comparisons.find(([, form]) => form.test(plain)) ?? [];
  if (!compared || aboutJobs || !asksWhich.test(plain) || said.length > FEW || entities.length > 0 || ofOthers.test(plain)) return undefined;
  const named = topic.before === undefined ? [] : projectsIn(knowledge.understand(topic.before));
  const one = projects.find(({ id }) => topic.entity === `project:${id}`);
  if (named.length > 1) return told(compared, named.length === 2 || one ? named : [], named);
  // "Too much for us. Which one was cheaper?"
  return one ? besideOne(compared, one) : undefined;
}

const projectsIn = ({ entities, vague }: Question): Project[] => projects.filter(({ id }) => entities.some((named) => kindOf(named) === 'project' && named === `project:${id}` && !vague.has(named)));

const sorted = (some: readonly Project[], { figure, isMore }: Compared) => some.toSorted((a, b) => (isMore ? amountOf(b, figure) - amountOf(a, figure) : amountOf(a, figure) - amountOf(b, figure)));
const entry = (project: Project, { figure }: Compared) => `${project.title}, for ${project.client.split(',')[0]!}: ${project[figure]}`;

function told(compared: Compared, some: readonly Project[], all: readonly Project[]): Reckoned {
  const [first] = sorted(some.length > 0 ? some : all, compared);
  return { text: words.compared(sorted(all, compared).map((project) => entry(project, compared)).join('; ')), links: [{ label: first!.title, href: `/portfolio/${first!.id}` }], about: `project:${first!.id}` };
}

function besideOne(compared: Compared, one: Project): Reckoned {
  const { figure, isMore } = compared;
  const others = sorted(projects.filter((project) => (isMore ? amountOf(project, figure) > amountOf(one, figure) : amountOf(project, figure) < amountOf(one, figure))), compared);
  if (others.length === 0) return { text: words.noneMore(one.title, one[figure]), links: [portfolioLink], about: `project:${one.id}` };
  return { text: words.compared(others.map((project) => entry(project, compared)).join('; ')), links: [portfolioLink], about: `project:${one.id}` };
}
