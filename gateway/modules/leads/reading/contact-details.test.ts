import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { contactRows } from './rows/contact-details.ts';

describe('somebody who writes can be reached at', () => {
  it.each(contactRows)('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
