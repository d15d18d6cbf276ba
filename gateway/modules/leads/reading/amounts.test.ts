import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { amountRows } from './rows/amounts.ts';

describe('somebody who writes can spend', () => {
  it.each(amountRows)('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
