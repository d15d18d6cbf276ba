import { describe, expect, it } from 'vitest';
import { anchorIn } from './anchor.ts';

describe('anchorIn', () => {
  it.for([
    ['#offices', 'offices'],
    ['#caf%C3%A9', 'café'],
    ['', ''],
    ['#', ''],
    ['#%', '%'],
    ['#100%25%', '100%25%'],
  ])('finds in %j the id %j', ([hash, id]) => {
    expect(anchorIn(hash!)).toBe(id);
  });
});
