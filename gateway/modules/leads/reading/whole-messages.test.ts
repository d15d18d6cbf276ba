import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { wholeRows } from './rows/whole-messages.ts';

describe('a message that tells several things at once', () => {
  it.each(wholeRows)('yields them all: %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
