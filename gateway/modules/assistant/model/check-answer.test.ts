import { expect, it } from 'vitest';
import { faultOf } from './check-answer.ts';
import { rulesText, standingFacts } from './prompt.ts';

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
  'A I as in U A E: offices in 3 places.',
])('shows a plain answer: %s', (answer) => {
  expect(fault(answer)).toBeUndefined();
});
