import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { amountRows } from './rows/amounts.ts';

describe('somebody who writes can spend', () => {
  it.each(amountRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
