import { services } from '#content/services/index.ts';
import { projects } from '#content/projects/index.ts';
import { expect, it } from 'vitest';
import { subjectIn } from './subjects.ts';

const serviceFiles = import.meta.glob<Record<string, object>>(['../content/services/*.ts', '!**/{index,cards}.ts']);
const projectFiles = import.meta.glob<Record<string, object>>(['../content/projects/*.ts', '!**/{index,cards}.ts']);

it('finds what each page is about by its name or its number', async () => {
  for (const service of services) expect(await subjectIn(serviceFiles, service.id).load()).toEqual(service);
  for (const project of projects) expect(await subjectIn(projectFiles, project.id).load()).toEqual(project);
});

it.for(['index', 'cards', 'ai', '', '../company'])('knows no service %j', async (name) => {
  expect(subjectIn(serviceFiles, name).file).toBeUndefined();
  expect(await subjectIn(serviceFiles, name).load()).toBeUndefined();
});

it('knows no project 0', async () => {
  expect(await subjectIn(projectFiles, 0).load()).toBeUndefined();
});

it('says which file that is', () => {
  expect(subjectIn(projectFiles, 1).file).toBe('projects/1-ecommerce-platform.ts');
});
