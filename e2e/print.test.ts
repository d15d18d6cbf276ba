import { projects } from '#content/projects/index.ts';
import { expect } from 'vitest';
import { open, test } from './browser.ts';
import { tornOnPaper } from './paper.ts';

test.for(projects.map(({ id }) => `/portfolio/${id}`))('%s can be put on paper: the case, and nothing to press', async (path, { newVisitor }) => {
  const { page } = await newVisitor({ colorScheme: 'dark' });
  await open(page, path);
  expect(await tornOnPaper(page)).toEqual([]);
  expect(await page.getByRole('link').filter({ visible: true }).allInnerTexts(), 'the name, as a letterhead').toEqual(['Longitude']);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  for (const heading of await page.getByRole('main').locator('h1, h2').filter({ visible: true }).all()) {
    expect(await heading.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
  }
  const project = projects.find(({ id }) => path.endsWith(String(id)))!;
  const words = await page.getByRole('main').innerText();
  for (const text of [project.title, project.client, project.timeline, project.teamSize, project.budget, ...project.challenges, ...project.features, ...project.deliverables]) expect(words).toContain(text);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
