import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { serviceRows } from './rows/services-wanted.ts';

describe('somebody who writes wants', () => {
  it.each(serviceRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
