import { articleCategories } from '#content/articles/categories.ts';
import { articles } from '#content/articles/index.ts';
import type { Article } from '#content/types.ts';
import { describe, expect, it } from 'vitest';
import { findArticles } from './find-articles.ts';

const article = (changes: Partial<Article>): Article => ({
  slug: 'a',
  title: 'A résumé of the year',
  excerpt: 'What went well.',
  author: 'Lina Haddad',
  date: '2024-01-02',
  category: 'Design',
  readTime: '4 min read',
  featured: false,
  relatedServiceIds: [],
  sections: [{ id: 's', heading: 'The client’s words', paragraphs: ['One sofa.'], list: ['Two rugs'] }],
  head: { title: '', description: '' },
  ...changes,
});
const one = [article({})];
const listed = [{ ...article({}), sections: [] }];

describe('findArticles', () => {
  it('shows all of them to whoever asks for nothing', () => {
    expect(findArticles(articles, { category: 'All', text: '  ' })).toEqual(articles);
  });

  it.each(['RESUME', 'haddad', "client's", 'rugs sofa', 'design'])('finds %s whatever its case, accents and place', (text) => {
    expect(findArticles(one, { category: 'All', text }, one)).toEqual(one);
  });

  it('does with what the list shows where the texts are not here', () => {
    expect(findArticles(listed, { category: 'All', text: 'sofa' })).toEqual([]);
    expect(findArticles(listed, { category: 'All', text: 'sofa' }, one)).toEqual(listed);
    expect(findArticles(listed, { category: 'All', text: 'haddad' })).toEqual(listed);
  });

  it('wants every word', () => {
    expect(findArticles(one, { category: 'All', text: 'sofa kettle' }, one)).toEqual([]);
  });

  it('takes words that mean something in patterns as they are', () => {
    expect(findArticles(one, { category: 'All', text: '.* (' }, one)).toEqual([]);
  });

  it('narrows by category and words together', () => {
    expect(findArticles(one, { category: 'Security', text: 'sofa' }, one)).toEqual([]);
    expect(findArticles(one, { category: 'Design', text: 'sofa' }, one)).toEqual(one);
  });

  it('puts each article into exactly one category of the row', () => {
    const found = articleCategories.slice(1).flatMap((category) => findArticles(articles, { category, text: '' }));
    expect(found.map(({ slug }) => slug).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
  });
});
