import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { personRows } from './rows/people.ts';

describe('somebody who writes is called', () => {
  it.each(personRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
