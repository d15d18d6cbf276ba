import { noProject } from '#content/no-project.ts';
import { projectCards } from '#content/projects/cards.ts';
import { NothingHere } from '../../ui/NothingHere.tsx';

export const head = { ...noProject.head, canonical: null };

/** Word that there is no project under this number, and the way to those that there are. */
export default function ProjectNotFound() {
  return <NothingHere {...noProject} links={projectCards.map(({ id, title }) => ({ label: title, href: `/portfolio/${id}` }))} />;
}
