import { articles } from '#content/articles/index.ts';
import { navigation } from '#content/navigation.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Article, Project, Service } from '#content/types.ts';

/** The one thing that a page is about, where there is one. */
export type Subject =
  | { readonly kind: 'service'; readonly service: Service }
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'article'; readonly article: Article };

export function subjectAt(pathname: string): Subject | undefined {
  const service = services.find(({ link }) => link === pathname);
  if (service) return { kind: 'service', service };
  const project = projects.find(({ id }) => `/portfolio/${id}` === pathname);
  if (project) return { kind: 'project', project };
  const article = articles.find(({ slug }) => `/blog/${slug}` === pathname);
  return article && { kind: 'article', article };
}

/** What a page is called where a link leads to it. */
export function nameAt(pathname: string): string {
  const subject = subjectAt(pathname);
  switch (subject?.kind) {
    case 'service':
      return subject.service.title;
    case 'project':
      return subject.project.title;
    case 'article':
      return subject.article.title;
    case undefined:
      return [...navigation.links, ...navigation.footerCompany].find(({ href }) => href === pathname)?.label ?? pathname;
  }
}
