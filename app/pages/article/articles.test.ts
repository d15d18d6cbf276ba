import { articleCategories } from '#content/articles/categories.ts';
import { articles } from '#content/articles/index.ts';
import { services } from '#content/services/index.ts';
import { describe, expect, it } from 'vitest';
import { namedPoints } from '../../ui/named-points.ts';

const FEWEST_WORDS = 600;
/** Without haste, and in what is a second language to many readers here. */
const WORDS_A_MINUTE = 200;

const wordsOf = ({ sections }: (typeof articles)[number]) =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join(' ').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

describe.each(articles)('“$title”', (article) => {
  it('is an article and not a note, and takes as long to read as it says', () => {
    const words = wordsOf(article);
    expect(words).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect(article.readTime).toBe(`${Math.round(words / WORDS_A_MINUTE)} min read`);
  });

  it('has parts that can be jumped to, of which none is empty', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, heading, paragraphs } of article.sections) {
      expect(id).toMatch(/^[a-z][a-z\d-]*$/);
      // They stand in the document beside these of the shell and the form.
      expect(['main', 'root', 'newsletter']).not.toContain(id);
      expect(heading).not.toBe('');
      expect(paragraphs.join('').length).toBeGreaterThan(0);
    }
  });

  it('has a figure for every column of its tables', () => {
    const tables = article.sections.flatMap(({ columns, list = [] }) => (columns ? [{ columns, rows: namedPoints(list) ?? [] }] : []));
    expect(tables.filter(({ columns, rows }) => rows.length === 0 || rows.some(({ cells }) => cells.length + 1 !== columns.length))).toEqual([]);
  });

  it('belongs to a category, a day and services that there are', () => {
    expect(articleCategories).toContain(article.category);
    expect(new Date(article.date).toISOString().slice(0, 10)).toBe(article.date);
    expect(article.relatedServiceIds.length).toBeGreaterThan(0);
    for (const id of article.relatedServiceIds) expect(services.map((service) => service.id)).toContain(id);
    expect(article.slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  });
});

it('are newest first, one of them featured', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(articles.filter(({ featured }) => featured)).toHaveLength(1);
});
