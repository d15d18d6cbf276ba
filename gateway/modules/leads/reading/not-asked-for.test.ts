import { describe, expect, it } from 'vitest';
import type { Finding } from '../evidence.ts';
import { askedFor, withoutPremises } from './not-asked-for.ts';

/** What is left of the services that words of a message seem to ask for. */
function asked(message: string, words: Readonly<Record<string, string>>, named: readonly string[], known: readonly string[] = []): string[] {
  const found = Object.entries(words).map(([value, quote]): Finding => ({ field: 'servicesInterested', value, start: message.indexOf(quote), end: message.indexOf(quote) + quote.length }));
  return askedFor(message, found, found.filter(({ value }) => named.includes(value)), known).map(({ value }) => value);
}

describe('of what a message seems to ask for', () => {
  it('a site that is only to be known is left out', () => {
    expect(asked('backlinks for our hotel site', { 'web-development': 'site', 'digital-marketing': 'backlinks' }, ['web-development', 'digital-marketing'])).toEqual(['digital-marketing']);
    expect(asked('backlinks for our hotel site', { 'web-development': 'site' }, ['web-development'])).toEqual(['web-development']);
    expect(asked('ads and a site', { 'web-development': 'site', 'digital-marketing': 'ads' }, ['web-development', 'digital-marketing'])).toEqual(['web-development', 'digital-marketing']);
    expect(asked('ads for our site, and a portal', { 'web-development': 'portal', 'digital-marketing': 'ads' }, ['web-development', 'digital-marketing'])).toEqual(['web-development', 'digital-marketing']);
  });

  it('a shop is left out that would sell nothing, if nobody names it', () => {
    const words = { 'web-development': 'website', ecommerce: 'pay' };
    expect(asked('a website where members pay their dues', words, ['web-development'])).toEqual(['web-development']);
    expect(asked('a website where members pay their dues', words, ['web-development', 'ecommerce'])).toEqual(['web-development', 'ecommerce']);
    expect(asked('a website where members pay for tickets and dues', words, ['web-development'])).toEqual(['web-development', 'ecommerce']);
    expect(asked('they pay the fees there too', { ecommerce: 'pay' }, [], ['web-development'])).toEqual([]);
    expect(asked('they should pay the fees', { ecommerce: 'pay' }, [])).toEqual(['ecommerce']);
  });

  it('a place is no website', () => {
    expect(withoutPremises('kept off-site, and our site')).toBe('kept         , and our site');
    expect(asked('a standby site in the cloud', { 'web-development': 'site in', 'cloud-solutions': 'cloud' }, ['cloud-solutions'])).toEqual(['cloud-solutions']);
  });
});
