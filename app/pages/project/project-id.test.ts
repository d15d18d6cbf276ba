import { describe, expect, it } from 'vitest';
import { projectIdOf } from './project-id.ts';

describe('projectIdOf', () => {
  it.each([
    ['1', 1],
    ['1abc', 1],
    ['06', 6],
    ['abc', 0],
    ['', 0],
    ['-', 0],
    [undefined, 0],
  ])('reads %j as %d', (id, expected) => {
    expect(projectIdOf({ id })).toBe(expected);
  });
});
