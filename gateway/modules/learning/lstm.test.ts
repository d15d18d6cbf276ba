import { describe, expect, it } from 'vitest';
import { isOfKeeping, passBack, passThrough, rowCount, rowLength } from './lstm.ts';

const [inputs, cells] = [3, 2];
const numbers = (length: number, far: number) => Float64Array.from({ length }, (_, place) => Math.sin(place * 1.7 + 1) * far);
const lstm = { inputs, cells, weights: numbers(rowCount(cells) * rowLength(inputs, cells), 0.7) };
const row = [[0.3, 0.7, 0.6], [0.2, 0, 1], [1, 0.4, 0.1]].map((vector) => Float64Array.from(vector));
const slopes = [[1, -2], [0.5, 1], [-1, 0.3]].map((vector) => Float64Array.from(vector));

/** What is said, added up as the slopes have it. */
const outcome = () => passThrough(lstm, row).said.reduce((sum, said, at) => said.reduce((all, value, cell) => all + value * slopes[at]![cell]!, sum), 0);

/** How the outcome moves with one number. */
function slopeBy(list: Float64Array, place: number): number {
  const [own, step] = [list[place]!, 1e-5];
  const [less, more] = [-step, step].map((move) => {
    list[place] = own + move;
    return outcome();
  });
  list[place] = own;
  return (more! - less!) / (2 * step);
}

describe('cells with a memory', () => {
  it('know the slope of each of their weights', () => {
    const { weights } = passBack(lstm, passThrough(lstm, row), slopes);
    weights.forEach((slope, place) => expect(slope).toBeCloseTo(slopeBy(lstm.weights, place), 6));
  });

  it('know the slope of what came in at each place', () => {
    const back = passBack(lstm, passThrough(lstm, row), slopes);
    expect(back.row).toHaveLength(row.length);
    back.row.forEach((vector, at) => vector.forEach((slope, input) => expect(slope).toBeCloseTo(slopeBy(row[at]!, input), 6)));
  });

  it('say what they say because of what came before, not of what comes after', () => {
    const said = passThrough(lstm, row).said;
    expect(passThrough(lstm, row.slice(0, 2)).said).toEqual(said.slice(0, 2));
    expect(passThrough(lstm, row.slice(1)).said).not.toEqual(said.slice(1));
    expect(passThrough(lstm, [])).toEqual({ heard: [], gates: [], kept: [], said: [] });
  });

  it('keep what they know where their rows say so', () => {
    const keeping = { inputs, cells, weights: Float64Array.from({ length: rowCount(cells) * rowLength(inputs, cells) }, (_, place) => (isOfKeeping(Math.floor(place / rowLength(inputs, cells))) && (place + 1) % rowLength(inputs, cells) === 0 ? 50 : 0)) };
    // The fourth row of a cell is of what there is to take in.
    for (let cell = 0; cell < cells; cell++) keeping.weights[(cell * 4 + 3) * rowLength(inputs, cells)] = 5;
    const [told, silent] = [Float64Array.from([1, 0, 0]), new Float64Array(inputs)];
    const { kept } = passThrough(keeping, [told, silent, silent, silent]);
    expect(kept[3]![0]).toBeCloseTo(kept[0]![0]!, 6);
    expect(kept[0]![0]).toBeGreaterThan(0.4);
  });
});
