import { describe, expect, it } from 'vitest';
import { readWeights, writeWeights } from '../../../learning/weights.ts';
import { needExampleOf } from './need-examples.ts';
import { trainNeeds } from './train-needs.ts';
import { weighedServices, weighNeeds } from './weigh-needs.ts';

const conversations = [
  ...['nobody can find us', 'sadly nobody can find us there', 'my bakery: nobody can find us'].map((say) => ({ turns: ['good day', say], lead: { services: ['digital-marketing'] } })),
  ...['our racks are too hot', 'the racks hum and our racks are too hot', 'help, our racks are old'].map((say) => ({ turns: [say, 'thank you'], lead: { services: ['cloud-solutions'] }, also: { services: ['ai-solutions'] } })),
  ...['good day', 'thank you', 'what do you charge', 'who are you', 'i sell bread', 'we bake bread'].map((say) => ({ turns: [say], lead: {} })),
];
const examples = conversations.map(needExampleOf);
const weights = trainNeeds(examples);

describe('needs that are learnt', () => {
  it.each([
    ['hello, nobody can find us', 'digital-marketing', 'nobody can find us'],
    ['our racks are warm', 'cloud-solutions', 'our racks'],
  ])('are told in %j', (message, service, words) => {
    const found = weighNeeds(weights, message, {}, []);
    expect(found.map(({ value }) => value)).toEqual([service]);
    expect(message.slice(found[0]!.start, found[0]!.end)).toContain(words.split(' ').at(-1));
    expect(message).toContain(message.slice(found[0]!.start, found[0]!.end));
  });

  it.each(['good day', 'thank you', '', '?!', 'we bake bread'])('are not told in %j', (message) => {
    expect(weighNeeds(weights, message, {}, [])).toEqual([]);
  });

  it('leave alone what a visitor takes back, and what is known', () => {
    const retracted = { field: 'servicesInterested', value: 'mobile-development', start: 0, end: 9, retracted: true } as const;
    expect(weighNeeds(weights, 'no app, thank you', {}, [retracted])).toEqual([retracted]);
    expect(weighNeeds(weights, 'nobody can find us', { services: ['digital-marketing'] }, [])).toEqual([]);
  });

  it('believe a pattern, whatever the words say', () => {
    const named = { field: 'servicesInterested', value: 'cloud-solutions', start: 4, end: 9 } as const;
    expect(weighNeeds(weights, 'our racks', {}, [named])).toEqual([named]);
    expect(weighNeeds(weights, 'thank you', {}, [named])).toEqual([named]);
  });

  it('are the same ones each time, and once they were written and read', () => {
    const text = writeWeights(weights);
    expect(writeWeights(trainNeeds(examples))).toBe(text);
    expect(weighNeeds(readWeights(text, weighedServices.length), 'hello, nobody can find us', {}, []).map(({ value }) => value)).toEqual(['digital-marketing']);
  });
});
