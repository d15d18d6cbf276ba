import { projects } from '#content/projects/index.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { allPassages, kindOf } from '../../knowledge/content.ts';
import { passageKey, textOf } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';
import { stemsOf } from './conditions.ts';
import { LIKE_THEIRS } from './like-theirs.ts';

/** "But that's for food stalls", "thats eleven clinics", "not a learning app": what is said not to be one's own case. */
const forms: readonly RegExp[] = [
  /\b(?:that|this|it|those|they|thats|its|theirs?)(?: ?['’]?s| is| was| are|['’]re)? (?:\w+ )?(?:for|about|of) (?<not>(?:an? |the )?[\p{L}-]+(?: [\p{L}-]+){0,2})/iu,
  /\b(?:that|those|thats|they)(?: ?['’]?s| is| was| are|['’]re)? (?<not>(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|big|huge|large) [\p{L}-]+(?: [\p{L}-]+)?)/iu,
  /(?:^|[,;:]\s*|\b(?:is|are|am|i['’]?m|we['’]?re|but|and)\s+)not (?:an? |the |like (?:an? |the )?)?(?<not>[\p{L}-]+(?: [\p{L}-]+){0,1})/iu,
];
/** Whose it is then, said in the same breath. */
const mine = /\b(?:mine|ours|my|our|i|we|im|i['’]m|we['’]re|just|only)\b/i;
/** Keys of what was told lately among which a project that was shown is looked for. */
const LATELY = 4;

/** A project of somebody else's that was told last or shown as like theirs, and that a message says is not their case. */
export function projectDenied(message: string, topic: Topic): string | undefined {
  const about = projectTold(topic);
  return about && mine.test(message) && sentencesOf(message).some(({ text }) => deniesProject(text, about)) ? about : undefined;
}

/** Whether a sentence is the one that says so. */
export const deniesProject = (sentence: string, about: string): boolean => forms.some((form) => deniesBy(form, sentence, about));

function deniesBy(form: RegExp, text: string, about: string): boolean {
  const said = form.exec(text)?.groups?.not;
  const stems = said === undefined ? [] : [...stemsOf(said)].filter((word) => !/^\d+$/.test(word));
  const { all, names } = wordsOf(about);
  return stems.length > 0 && stems.every((word) => all.has(word)) && (stems.length > 1 || stems.some((word) => names.has(word)));
}

/** The project that is spoken of, or was shown as like theirs, or of which something was told last. */
export function projectTold({ entity = '', last = [], told = [] }: Topic): string | undefined {
  if (kindOf(entity) === 'project') return entity;
  const shown = told.slice(0, LATELY).find((key) => key.startsWith(LIKE_THEIRS));
  if (shown) return `project:${shown.slice(LIKE_THEIRS.length)}`;
  const keys = new Set(last.map((key) => key.split(':')[0]));
  return allPassages().find((passage) => kindOf(passage.about) === 'project' && keys.has(passageKey(passage)))?.about;
}

/** Whether a sentence speaks of it by name: in a list it stands among others. */
export const isNamedIn = (text: string, about: string): boolean => projects.some(({ id, title }) => about === `project:${id}` && text.startsWith(title));

/** Words of all that is told of a project, and of what it is called, for whom and what for. */
function wordsOf(about: string): { readonly all: ReadonlySet<string>; readonly names: ReadonlySet<string> } {
  const project = projects.find(({ id }) => about === `project:${id}`);
  const names = [project?.title, project?.client, project?.category, project?.description].filter(Boolean).join(' ');
  return { all: stemsOf([names, ...allPassages().filter((passage) => passage.about === about).map(textOf)].join(' ')), names: stemsOf(names) };
}
