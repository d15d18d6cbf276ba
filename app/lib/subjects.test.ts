import { articles } from '#content/articles/index.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { expect, it } from 'vitest';
import { fetchSubject, fileOf } from './subjects.ts';

it('finds every service, project and article by its name', async () => {
  for (const service of services) expect(await fetchSubject(`services/${service.id}`)).toEqual(service);
  for (const project of projects) expect(await fetchSubject(`projects/${project.id}`)).toEqual(project);
  for (const article of articles) expect(await fetchSubject(`articles/${article.slug}`)).toEqual(article);
});

it.for(['services/index', 'services/cards', 'services/ai', 'services/undefined', 'projects/0', 'projects/', 'articles/../company'])('knows nothing of %s', async (name) => {
  expect(await fetchSubject(name)).toBeUndefined();
});

it('says which file that is', () => {
  expect(fileOf('projects/1')).toBe('projects/1-ecommerce-platform.ts');
});
