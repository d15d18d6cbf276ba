import { ofArticles } from './articles.ts';
import { ofCompany } from './company.ts';
import { ofPrivacy } from './privacy.ts';
import { ofProjects } from './projects.ts';
import { ofSelling } from './selling.ts';
import { ofServices } from './services.ts';
import { ofSystems } from './systems.ts';

/** Words of the content, and after an equals sign others by which people ask for what it says there: one a line. */
const pairs: readonly (readonly [string, string])[] = [ofServices, ofSelling, ofSystems, ofProjects, ofCompany, ofPrivacy, ofArticles]
  .flatMap((lines) => lines.trim().split(/\n+/))
  .map((line) => line.split(' = ') as [string, string]);

/** By the first words of the quotes: a text is held only against those that can stand in it. */
const byFirst = new Map<string, (readonly [string, string])[]>();
for (const pair of pairs) {
  const first = pair[0].split(' ')[0]!;
  byFirst.set(first, [...(byFirst.get(first) ?? []), pair]);
}

/** Words in which people ask for what a sentence says, beside its own. */
export function askedBy(text: string): string {
  const possible = new Set(text.split(/[\s“(]+/).flatMap((word) => byFirst.get(word) ?? []));
  return [...possible].flatMap(([said, words]) => (text.includes(said) ? [words] : [])).join(' ');
}

/** Every piece of the content to which such words belong: each of them has to stand there. */
export const quoted: readonly string[] = pairs.map(([said]) => said);
