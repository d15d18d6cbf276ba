import { describe, expect, test } from 'vitest';
import { joinPages, type KeysetPage } from './keyset-pages.ts';

/** Ids are letters, `z` being the newest. */
const page = (ids: string, hasMore: boolean): KeysetPage<string> => ({ items: [...ids], endCursor: ids.at(-1) ?? null, hasMore });
const join = (existing: KeysetPage<string> | undefined, incoming: KeysetPage<string>, after?: string) => joinPages(existing, incoming, after, (id) => id);

describe('a list of keyset pages', () => {
  test('is the first page at first', () => {
    expect(join(undefined, page('zyx', true))).toEqual(page('zyx', true));
  });

  test('grows at the end by the next page', () => {
    expect(join(page('zyx', true), page('wv', false), 'x')).toEqual(page('zyxwv', false));
  });

  test('keeps its length when its first page is read anew', () => {
    expect(join(page('yxwvu', true), page('zyx', true))).toEqual(page('zyxwvu', true));
  });

  test('loses what a page read anew no longer has', () => {
    expect(join(page('zyxwvu', true), page('zxw', true))).toEqual(page('zxwvu', true));
  });

  test('ends where the page read anew is the last', () => {
    expect(join(page('zyxwv', true), page('zx', false))).toEqual(page('zx', false));
    expect(join(page('zyx', true), page('', false))).toEqual(page('', false));
  });

  test('starts again rather than leave a gap', () => {
    expect(join(page('cba', false), page('zyx', true))).toEqual(page('zyx', true));
  });

  test('takes the end of the page read anew where that reaches further', () => {
    expect(join(page('zy', true), page('zyx', true))).toEqual(page('zyx', true));
    expect(join(page('', false), page('zyx', true))).toEqual(page('zyx', true));
  });

  test('leaves out a page that follows an end it no longer has', () => {
    expect(join(page('zyx', true), page('utv', false), 'w')).toEqual(page('zyx', true));
  });
});
