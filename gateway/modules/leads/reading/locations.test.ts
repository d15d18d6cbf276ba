import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { locationRows } from './rows/locations.ts';

describe('somebody who writes is', () => {
  it.each(locationRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
