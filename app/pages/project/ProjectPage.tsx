import { portfolio } from '#content/portfolio.ts';
import type { Project } from '#content/types.ts';
import type { PageHead, PageProps, Params } from '../../lib/page.ts';
import { subjectIn, type Subject as NamedSubject } from '../../lib/subjects.ts';
import { Closing } from '../../ui/Closing.tsx';
import { Section } from '../../ui/Section.tsx';
import { chapterOf } from './chapter.ts';
import { Challenges } from './Challenges.tsx';
import { Handover } from './Handover.tsx';
import { NextProject } from './NextProject.tsx';
import { projectIdOf } from './project-id.ts';
import { ProjectHeader } from './ProjectHeader.tsx';
import { Redirect } from './Redirect.tsx';
import { Results } from './Results.tsx';
import { Tools } from './Tools.tsx';

/** Or the view of what is not there, which those who read a project need not fetch. */
type Subject = Project | typeof import('./ProjectNotFound.tsx');

const files = import.meta.glob<Readonly<Record<string, Project>>>(['../../content/projects/*.ts', '!**/{index,cards,categories}.ts']);

export const subject = (params: Params): NamedSubject<Subject> => {
  const project = subjectIn(files, projectIdOf(params));
  return project.file ? project : { file: 'ProjectNotFound.tsx', load: () => import('./ProjectNotFound.tsx') };
};

export const head = (_params: Params, project: Subject): PageHead => ('default' in project ? project.head : { ...project.head, canonical: `/portfolio/${project.id}` });

/** One project as a short case study, or word that there is none under this id. */
export default function ProjectPage({ params, subject: project }: PageProps<Subject>) {
  if ('default' in project) return <project.default />;
  // `/portfolio/1abc` is read as 1: the address is put right without an entry in the history.
  if (params['id'] !== String(project.id)) return <Redirect to={`/portfolio/${project.id}`} />;

  const words = portfolio.projectPage;
  const areas = Object.entries(project.technologies_detailed).map(([name, items]) => ({ name, items }));
  return (
    <>
      <ProjectHeader project={project} />
      <Section label={chapterOf(project, 1)} heading={words.results}>
        <Results results={project.results} />
      </Section>
      <Section label={chapterOf(project, 2)} heading={words.challenges}>
        <Challenges challenges={project.challenges} approach={project.approach} />
      </Section>
      <Section label={chapterOf(project, 3)}>
        <Handover project={project} />
      </Section>
      <Section label={chapterOf(project, 4)}>
        <Tools heading={words.technologies} areas={areas} />
      </Section>
      <NextProject after={project} />
      <Closing heading={words.closing.heading} text={words.closing.text} actions={[words.closing.action]} />
    </>
  );
}
