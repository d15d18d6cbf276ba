import { afterEach, expect, it, vi } from 'vitest';
import { ga4 } from './ga4.ts';

afterEach(() => void vi.unstubAllGlobals());

it('gives what Google’s script sends by itself the address of the page that is told, without a search in it', () => {
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { createElement: () => ({ dataset: {} }), head: { append: () => undefined } });
  const service = ga4({ provider: 'ga4', id: 'G-TEST12345', scriptUrl: 'https://tags.longitude.example/gtag/js' });
  service.allow();
  service.view({ address: 'https://longitude.example/blog', title: 'Blog', referrer: '' });

  const page = { page_location: 'https://longitude.example/blog', page_title: 'Blog', page_referrer: '' };
  expect(window.dataLayer?.slice(-2).map((command) => Array.from(command))).toEqual([
    ['set', page],
    ['event', 'page_view', page],
  ]);
});
