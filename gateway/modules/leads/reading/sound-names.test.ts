import { describe, expect, it } from 'vitest';
import { readMessage, worthKeeping, type Circumstances } from './read-message.ts';

const told = (message: string, known: Circumstances, field = 'name') => readMessage(message, known).filter((one) => one.field === field).map(({ value }) => value);

describe('who told their name', () => {
  it('keeps it beside what is no name of theirs', () => {
    expect(told('15-18 thousand euro. Tenuta Monteverde', { name: 'Francesca De Luca' })).toEqual([]);
    expect(told('15-18 thousand euro. Tenuta Monteverde', { name: 'Francesca De Luca' }, 'company')).toEqual(['Tenuta Monteverde']);
    expect(told('wechat only: xm_ledlight', {})).toEqual([]);
  });

  it.each([
    ['my name is spelled Shweta not Sweta', 'Sweta Arora', 'Shweta Arora'],
    ['sorry, it is Riya Menon', 'Priya Menon', 'Riya Menon'],
    ['Daphisha Kharkongor', 'Daphi Kharkongor', 'Daphisha Kharkongor'],
    ['Sorry, I am Anna Bell', 'Priya Menon', 'Anna Bell'],
  ])('may put it right: %s', (message, name, value) => {
    expect(told(message, { name })).toEqual([value]);
  });
});

it.each([
  ['name', '我'.repeat(1000)],
  ['name', 'a-'.repeat(60)],
  ['name', `Z\u0300\u0301\u0302\u0303algo`],
  ['company', 'Acme '.repeat(50)],
] as const)('a %s such as %.20s… is none', (field, value) => {
  expect(worthKeeping(value, [{ field, value, start: 0, end: value.length }], {})).toEqual([]);
  expect(readMessage(value.slice(0, 1000), { asked: 'name' }).every((one) => one.field !== 'name' || one.value.length <= 100)).toBe(true);
});
