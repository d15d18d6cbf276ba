import { describe, expect, it } from 'vitest';
import { wordClassOf } from './word-classes.ts';

describe('classes of words', () => {
  it.each([['tuesday', 'friday'], ['ringgit', 'rupees'], ['lakh', 'crore']])('are the same for %s and %s, which stand in the same places', (one, other) => {
    expect(wordClassOf(one)).toBeDefined();
    expect(wordClassOf(one)).toEqual(wordClassOf(other));
  });

  it('tell apart what stands in other places', () => {
    expect(wordClassOf('tuesday')).not.toEqual(wordClassOf('ringgit'));
  });

  it('are those of the word without its genitive', () => {
    expect(wordClassOf("bakery's")).toEqual(wordClassOf('bakery'));
  });

  it('are unknown for what is no English word', () => {
    expect(wordClassOf('qwzrt')).toBeUndefined();
    expect(wordClassOf('')).toBeUndefined();
  });
});
