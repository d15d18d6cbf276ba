import { projects } from '#content/projects/index.ts';
import { describe, expect, it } from 'vitest';
import { splitFigure } from './split-figure.ts';

describe('splitFigure', () => {
  it.each([
    ['38% more checkouts', '38%', 'more checkouts'],
    ['1 order in 600 now meets missing stock', '1 order in 600', 'now meets missing stock'],
    ['8 in 10 teachers open it', '8 in 10', 'teachers open it'],
    ['1.8 seconds until it is visible', '1.8 seconds', 'until it is visible'],
    ['USD 4,100 a month saved', 'USD 4,100', 'a month saved'],
    ['07:30 for complete figures', '07:30', 'for complete figures'],
    ['no figure at all', '', 'no figure at all'],
  ])('parts %j', (result, figure, rest) => {
    expect(splitFigure(result)).toEqual({ figure, rest });
  });

  it('finds a figure in every published result', () => {
    const without = projects.flatMap(({ results }) => results).filter((result) => splitFigure(result).figure === '');
    expect(without).toEqual([]);
  });
});
