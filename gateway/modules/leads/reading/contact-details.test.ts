import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { contactRows } from './rows/contact-details.ts';

describe('somebody who writes can be reached at', () => {
  it.each(contactRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
