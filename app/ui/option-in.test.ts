import { describe, expect, it } from 'vitest';
import { optionIn } from './option-in.ts';

const options = ['All', 'E-commerce', 'Food & Beverage'];

describe('optionIn', () => {
  it.each([
    ['Food & Beverage', 'Food & Beverage'],
    ['e-COMMERCE', 'E-commerce'],
    ['all', 'All'],
  ])('takes %s as %s', (asked, option) => expect(optionIn(options, asked)).toBe(option));

  it.each([null, ''])('takes the first where nothing is asked for (%j)', (asked) => expect(optionIn(options, asked)).toBe('All'));

  it('leaves what there is no such option of', () => expect(optionIn(options, 'Gardening')).toBe('Gardening'));
});
