import { describe, expect, it } from 'vitest';
import { readRows, readRowsLater, writeRows } from './byte-rows.ts';

describe('rows of bytes', () => {
  it('are read as they were written, to a part in 127 of the largest', () => {
    const row = { key: 'one', bias: -1.5, weights: [1, -0.5, 0.25] };
    const [read] = readRows(writeRows([row]));
    expect(read).toMatchObject({ key: 'one', bias: -1.5 });
    Array.from(read!.weights).forEach((weight, at) => expect(Math.abs(weight - row.weights[at]!)).toBeLessThan(1 / 127));
  });

  it('are read one by one where few are asked for', () => {
    const rows = readRowsLater(writeRows([{ key: 'one', bias: 0, weights: [1] }, { key: 'two', bias: 0, weights: [2] }]));
    expect(rows.get('two')!.weights[0]).toBeCloseTo(2, 5);
    expect(rows.get('three')).toBeUndefined();
  });
});
