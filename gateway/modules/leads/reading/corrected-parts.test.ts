import { describe, expect, it } from 'vitest';
import { correctedParts } from './corrected-parts.ts';
import { readHeard } from './read-heard.ts';

const told = (message: string, known: { email?: string; phone?: string }) => correctedParts(message, known).map(({ value }) => value);

describe('a part of an address is put right', () => {
  it.each([
    ["sorry, it's .ae not .com", 'info@alnoor.com', 'info@alnoor.ae'],
    ['sorry not .com, its .om', 'front@movewell.com', 'front@movewell.om'],
    ['gmail.con lol, .com obviously', 'malwa@gmail.con', 'malwa@gmail.com'],
    ['gmail not gmial', 'rashid.clean@gmial.com', 'rashid.clean@gmail.com'],
    ['my mail is anna not ana', 'ana.lee@firm.example', 'anna.lee@firm.example'],
    ['.co.in not .com', 'a@firm.com', 'a@firm.co.in'],
  ])('by %s', async (message, email, value) => {
    expect(await told(message, { email })).toEqual([value]);
    const found = await readHeard(message, { email, phone: '+919845012345' });
    expect(found.filter(({ field }) => field === 'email').map((one) => one.value)).toEqual([value]);
    expect(found.filter(({ field }) => ['name', 'budget', 'company'].includes(field))).toEqual([]);
  });

  it.each(['its Ahmad not Ahmed', 'Skylark not Skyline', '.com not .org', 'we are a .com company, not a shop'])('but not by %s', async (message) => {
    expect(await told(message, { email: 'ahmed@skyline.example' })).toEqual([]);
  });
});

describe('a part of a number is put right', () => {
  it.each([
    ['ends with 4471 sorry, not 4417', '+917722034417', '+917722034471'],
    ['sorry its 132 at the end not 123', '+447700900123', '+447700900132'],
    ['not 123, it’s 132', '+447700900123', '+447700900132'],
    ['phone is wrong, it ends 132', '+447700900123', '+447700900132'],
    ['sorry it ends with 32', '+447700900123', '+447700900132'],
    ['oops the last digits are 771', '021 555 717', '021555771'],
  ])('by %s', async (message, phone, value) => {
    expect(await told(message, { phone })).toEqual([value]);
    expect((await readHeard(message, { phone, name: 'Poppy' })).map((one) => [one.field, one.value])).toEqual([['phone', value]]);
  });

  it.each(['sorry i meant our lease, that ends 31 december', 'we have a contract actually, it ends 2026', 'oops my meeting, it ends 1730 so call later', 'sorry wrong number of users, the phone sale ends 30 june', '15 lakh not 10', 'by 2027, not 2026', '12 not 10', 'the season ends in 23 weeks', 'it is 555 not 556'])('but not by %s', async (message) => {
    expect(await told(message, { phone: '+919845012310' })).toEqual([]);
  });
});

describe('what a message takes back itself', () => {
  it.each([
    ['2 months, no wait 3 months', 'timeline', '3 months'],
    ['by 1 Feb. make that 15 Feb, CNY is on 17', 'timeline', '15 Feb'],
    ['budget 9 lakh, no sorry 8.5 lakh', 'budget', '8.5 lakh'],
  ])('counts no more: %s', async (message, field, value) => {
    expect((await readHeard(message)).filter((one) => one.field === field).map((one) => one.value)).toEqual([value]);
  });
});
