import { describe, expect, it } from 'vitest';
import { toldIn } from '../../../test/told.ts';
import { companyRows } from './rows/companies.ts';

describe('the firm of somebody who writes is called', () => {
  it.each(companyRows)('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
