import { describe, expect, it } from 'vitest';
import { writeWeights } from '../../../learning/weights.ts';
import { isHeard, isOwn } from './network-signs.ts';
import { FINENESS, hearNetwork, readNetwork } from './tag-network.ts';
import { tag } from './tagger.ts';
import { beginOf, NOTHING } from './tags.ts';
import { trainNetwork } from './train-network.ts';

const [name, firm] = [beginOf('name'), beginOf('company')];
/** What a word is, is told by the message's first: no sign of the word itself, nor of those beside it, tells it. */
const texts = ['asha', 'meera', 'ravi', 'zest', 'aster', 'orchid'].flatMap((word) => [[`name so it is ${word}`, name], [`firm so it is ${word}`, firm]] as const);
const signsOf = (text: string) => text.split(' ').map((word) => ['', `w ${word}`]);
const examples = Array.from({ length: 40 }, () => texts.map(([text, last]) => ({ signs: signsOf(text), tags: text.split(' ').map((_, at) => (at === 4 ? last : NOTHING)) }))).flat();
const brief = { least: 1, rounds: { all: 6, averaged: 2 } };
const written = () => {
  const { signs, layers } = trainNetwork(examples, brief);
  return { signs: writeWeights(signs, FINENESS.signs, 1), layers: writeWeights(layers, FINENESS.layers, 0) };
};
const learnt = written();
const network = readNetwork(learnt);

describe('a network that reads a message', () => {
  it('tells a word by one that stands far from it', () => {
    for (const { signs, tags } of examples.slice(0, texts.length)) expect(tag(hearNetwork(network, signs)).tags).toEqual(tags);
  });

  it('tells a word that nobody has heard as well', () => {
    expect(tag(hearNetwork(network, signsOf('name so it is paloma'))).tags.at(-1)).toBe(name);
    expect(tag(hearNetwork(network, signsOf('firm so it is paloma'))).tags.at(-1)).toBe(firm);
  });

  it('learns the same from the same examples', () => {
    expect(written()).toEqual(learnt);
  });

  it('says nothing of an empty message', () => {
    expect(hearNetwork(network, []).scores).toEqual([]);
  });
});

describe('the network', () => {
  it.each(['w asha', 'w-1 am', '^2 as', 'c0,1 12', 'c1,2 7', 'c2,-1 3', 'before budget', 'behind c12', 'is given', 'is given Aa', 'hint0 Bname', 'hint0 Bname Aa', 'asked name after is', 'kind'])('hears what is one thing: %j', (sign) => {
    expect(isHeard(sign)).toBe(true);
  });

  it.each(['w-1,0 am asha', 'w0,1 asha rao', 'case,w-1 Aa am', 'kind,w-1 am|given|Aa', 'turn,kind later 4 given', 'sentence,kind we given', 'c-1,0 3 4', 'c0,1 3 4', 'c1,2 3 4 Aa', 'c-1,kind 3 given', 'c1,kind 3 given', 'before budget of Aa', 'behind c12 of 00 ', 'is given after am', 'is given before rao', 'hint0 Bname after am'])('does not hear what is several: %j', (sign) => {
    expect(isHeard(sign)).toBe(false);
  });

  it.each([['w asha', true], ['^2 as', true], ['$3 sha', true], ['c0,0 12', true], ['w-1 am', false], ['c0,1 12', false], ['case Aa', false]])('knows whether %j is of the word itself: %j', (sign, own) => {
    expect(isOwn(sign)).toBe(own);
  });
});
