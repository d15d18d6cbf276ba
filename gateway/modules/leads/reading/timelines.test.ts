import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { timelineRows } from './rows/timelines.ts';

describe('somebody who writes needs it', () => {
  it.each(timelineRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
