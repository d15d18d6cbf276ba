import { describe, expect, it } from 'vitest';
import { worthKeeping, type Circumstances } from './read-message.ts';
import { readHeard } from './read-heard.ts';

const told = async (message: string, known: Circumstances, field = 'name') => (await readHeard(message, known)).filter((one) => one.field === field).map(({ value }) => value);

describe('who told their name', () => {
  it('keeps it beside what is no name of theirs', async () => {
    expect(await told('15-18 thousand euro. Tenuta Monteverde', { name: 'Francesca De Luca' })).toEqual([]);
    expect(await told('15-18 thousand euro. Tenuta Monteverde', { name: 'Francesca De Luca' }, 'company')).toEqual(['Tenuta Monteverde']);
    expect(await told('wechat only: xm_ledlight', {})).toEqual([]);
  });

  it.each([
    ['my name is spelled Shweta not Sweta', 'Sweta Arora', 'Shweta Arora'],
    ['sorry, it is Riya Menon', 'Priya Menon', 'Riya Menon'],
    ['Daphisha Kharkongor', 'Daphi Kharkongor', 'Daphisha Kharkongor'],
    ['Sorry, I am Anna Bell', 'Priya Menon', 'Anna Bell'],
  ])('may put it right: %s', async (message, name, value) => {
    expect(await told(message, { name })).toEqual([value]);
  });
});

it.each([
  ['name', '我'.repeat(1000)],
  ['name', 'a-'.repeat(60)],
  ['name', `Z\u0300\u0301\u0302\u0303algo`],
  ['company', 'Acme '.repeat(50)],
] as const)('a %s such as %.20s… is none', async (field, value) => {
  expect(worthKeeping(value, [{ field, value, start: 0, end: value.length }], {})).toEqual([]);
  expect((await readHeard(value.slice(0, 1000), { asked: 'name' })).every((one) => one.field !== 'name' || one.value.length <= 100)).toBe(true);
});
