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

/** Words in which people ask for what a sentence says, beside its own. */
export const askedBy = (text: string): string => pairs.flatMap(([said, words]) => (text.includes(said) ? [words] : [])).join(' ');

/** Every piece of the content to which such words belong: each of them has to stand there. */
export const quoted: readonly string[] = pairs.map(([said]) => said);
