import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { companyRows } from './rows/companies.ts';

describe('the firm of somebody who writes is called', () => {
  it.each(companyRows)('as told in %j', async (message, lead, asked) => {
    expect(await toldIn(message, asked)).toEqual(lead);
  });
});
