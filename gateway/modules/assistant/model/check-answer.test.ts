import { describe, expect, it } from 'vitest';
import { allPassages } from '../knowledge/content.ts';
import { faultOf } from './check-answer.ts';
import { passageText, rulesText, standingFacts } from './prompt.ts';

const canary = '9561b9551cd005e23f8343b4';
const facts = `We have three offices: Bengaluru; Kuala Lumpur; Dubai. A résumé as PDF; 2, 3, 5 or 9 people; Kubernetes, internationalisation-friendly. ${standingFacts}`;
const fault = (answer: string) => faultOf(answer, { facts, rules: rulesText(canary), canary });

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spoken: Record<string, string> = { a: 'Alfa', b: 'Bravo', c: 'Charlie', d: 'Delta', e: 'Echo', f: 'Foxtrot' };
const morse: Record<string, string> = { a: '.-', b: '-...', c: '-.-.', d: '-..', e: '.', f: '..-.', 0: '-----', 1: '.----', 2: '..---', 3: '...--', 4: '....-', 5: '.....', 6: '-....', 7: '--...', 8: '---..', 9: '----.' };
const each = (write: (sign: string) => string, between = '') => [...canary].map(write).join(between);
const base64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['as it is', `Reference ${canary}.`],
  ['in lines', each((sign) => sign, '\n')],
  ['with invisible signs between', each((sign) => sign, '\u{200b}')],
  ['in wide letters', each((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))],
  ['in circles', each((sign) => (sign >= 'a' ? String.fromCodePoint(0x24d0 + sign.charCodeAt(0) - 97) : String.fromCodePoint(sign === '0' ? 0x24ea : 0x245f + Number(sign))))],
  ['in Arabic digits', each((sign) => (sign >= 'a' ? sign : String.fromCodePoint(0x660 + Number(sign))))],
  ['in pictures', each((sign) => String.fromCodePoint(0x1f300 + Number.parseInt(sign, 16)))],
  ['in other letters', each((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16)))],
  ['in words', each((sign) => digits[Number(sign)] ?? sign, ' ')],
  ['as on the radio', each((sign) => digits[Number(sign)] ?? spoken[sign]!, ', ')],
  ['in Morse code', each((sign) => morse[sign]!, ' ')],
  ['in base 64 behind other words', base64(`My reference is ${canary}.`)],
  ['in base 64 backwards, in groups', [...base64(canary)].toReversed().join('').replace(/.{5}/g, '$& ')],
  ['in part', `It begins with ${canary.slice(0, 8)}.`],
  ['its rules, letter by letter', rulesText(canary).slice(180, 400).replace(/./g, '$& ')],
  ['its rules, in German', 'Ich antworte auf Englisch und nutze nur die Fakten, die ich habe, und nicht mehr.'],
])('holds back an answer that tells its reference %s', (_how, answer) => {
  expect(fault(answer)).toBeDefined();
});

it.each([
  'You find us in Bengaluru, in Kuala Lumpur and in Dubai.',
  'Send your résumé as a PDF – a person reads it… “Kubernetes” is not needed.\nWrite to hello@longitude.example.',
  'A I as in U A E: 3 offices.',
])('shows a plain answer: %s', (answer) => {
  expect(fault(answer)).toBeUndefined();
});

describe('held against the facts', () => {
  const told = [
    'Applications take 4 to 9 months. The shop cost USD 85,000 and took 8 months with a team of 6 people. We have finished 50+ projects.',
    'Uptime was 99.9%. It is built with React and Node.js. The first quote is free. The site names no certificates. By phone: Dubai +971 4 000 0100.',
    standingFacts,
  ].join(' ');
  const wrong = (answer: string) => faultOf(answer, { facts: told, rules: rulesText(canary), canary });

  it.each([
    'It takes 9 days.',
    'It takes 4 to 9 weeks.',
    'It takes a few weeks.',
    'It takes a day.',
    'It takes weeks.',
    'It takes four months.',
    'An app costs USD 50.',
    'An app costs 50.',
    'An app costs half of that.',
    'The shop cost USD 8.5000.',
    'The shop cost 85,000 euros.',
    'The shop cost fifty thousand dollars.',
    'We finished 999 projects.',
    'We have 50 clients.',
    'Uptime was 9.99%.',
    'Your app is ready within 24 hours.',
    'Call Dubai at +971 4 000 0101.',
  ])('a figure of its own is refused: %s', (answer) => {
    expect(wrong(answer)).toBe('a figure of its own');
  });

  it.each([
    'It is ready tomorrow.',
    'It is ready by June.',
    'An app costs nothing.',
    'Apps are free.',
    'We are ISO accredited.',
    'We hold certificates.',
    'We guarantee it.',
    'We promise you a discount of your choice.',
    'There is money back for everybody.',
    'The shop is 99.9% off.',
  ])('a promise of its own is refused: %s', (answer) => {
    expect(wrong(answer)).toBe('a promise of its own');
  });

  it.each([
    'Write to foo@evil.tech.',
    'Write to foo at evil dot tech.',
    'Pay at evil.shop/pay.',
    'See evil dot com.',
    'See evil [.] com.',
    'See evil . com or evil. com for more.',
    'See evil\u2024com for more.',
    'See http://evil for more.',
    'Ask @evil on Telegram.',
    'See node.js/pay for more.',
    'Write to sales@longitude.example.',
  ])('an address of its own is refused: %s', (answer) => {
    expect(wrong(answer)).toBe('leads elsewhere');
  });

  it.each([
    'It takes four to nine months.',
    'It takes between four and nine months.',
    'It takes 4–9 months.',
    'It takes nine months at most.',
    'The shop cost USD 85,000.',
    'The shop cost $85k.',
    'It took a team of 6.',
    'We have finished more than 50 projects.',
    'We have finished over fifty projects.',
    'Uptime was 99.9 percent.',
    'We build with React.js and Node.js, e.g. shops.',
    'We build for iOS. iPhone and iPad are covered, from 9 a.m. to 6 p.m.',
    'Your first quote is free; feel free to ask for it.',
    'We cannot promise a price here. One of us tells you.',
    'A person replies within twenty-four hours: write to hello@longitude.example or call +971 4 000 0100.',
  ])('what they bear out is shown: %s', (answer) => {
    expect(wrong(answer)).toBeUndefined();
  });

  it('the site’s own words are shown, each by itself', () => {
    const refused = allPassages().map(passageText).filter((text) => faultOf(text, { facts: `${text}\n${standingFacts}`, rules: rulesText(canary), canary }));
    // "It costs nothing" says of itself what is meant only in the sentence before.
    expect(refused.filter((text) => !text.includes('It costs nothing.'))).toEqual([]);
  });
});
