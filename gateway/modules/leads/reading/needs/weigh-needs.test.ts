import { describe, expect, it } from 'vitest';
import { writeWeights } from '../../../learning/weights.ts';
import { needExampleOf } from './need-examples.ts';
import { UNIT } from './need-network.ts';
import { readNeedWeights } from './need-weights.ts';
import { trainNeeds } from './train-needs.ts';
import { weighNeeds } from './weigh-needs.ts';

const conversations = [
  ...['nobody can find us', 'sadly nobody can find us there', 'my bakery: nobody can find us'].map((say) => ({ turns: ['good day', say], lead: { services: ['digital-marketing'] } })),
  ...['our racks are too hot', 'the racks hum and our racks are too hot', 'help, our racks are old'].map((say) => ({ turns: [say, 'thank you'], lead: { services: ['cloud-solutions'] }, also: { services: ['ai-solutions'] } })),
  ...['good day', 'thank you', 'what do you charge', 'who are you', 'i sell bread', 'we bake bread'].map((say) => ({ turns: [say], lead: {} })),
  { turns: ['we need an app'], lead: { services: ['mobile-development'] } },
  { turns: ['your app is down'], lead: {} },
];
/** What a few conversations teach takes more rounds than thousands do. */
const examples = Array.from({ length: 20 }, () => conversations.map(needExampleOf)).flat();
const weights = trainNeeds(examples);
const written = ({ messages, sentences }: typeof weights) => ({ messages: writeWeights(messages, UNIT, 1), sentences: writeWeights(sentences, UNIT, 1) });

describe('needs that are learnt', () => {
  it.each([
    ['hello, nobody can find us', 'digital-marketing', 'nobody can find us'],
    ['our racks are warm', 'cloud-solutions', 'our racks are warm'],
    ['Good day. Nobody can find us. Thank you!', 'digital-marketing', 'Nobody can find us'],
  ])('are told in %j', (message, service, words) => {
    const found = weighNeeds(weights, message, {}, []);
    expect(found.map(({ value }) => value)).toEqual([service]);
    expect(words).toContain(message.slice(found[0]!.start, found[0]!.end));
  });

  it.each(['good day', 'thank you', '', '?!', 'we bake bread'])('are not told in %j', (message) => {
    expect(weighNeeds(weights, message, {}, [])).toEqual([]);
  });

  it('leave alone what a visitor takes back, and what is known', () => {
    const retracted = { field: 'servicesInterested', value: 'mobile-development', start: 0, end: 9, retracted: true } as const;
    expect(weighNeeds(weights, 'no app, thank you', {}, [retracted])).toEqual([retracted]);
    expect(weighNeeds(weights, 'nobody can find us', { services: ['digital-marketing'] }, [])).toEqual([]);
  });

  it('believe a pattern unless the words speak against it', () => {
    const named = (start: number) => ({ field: 'servicesInterested', value: 'mobile-development', start, end: start + 3 }) as const;
    expect(weighNeeds(weights, 'we need an app', {}, [named(11)])).toEqual([named(11)]);
    expect(weighNeeds(weights, 'your app is down', {}, [named(5)])).toEqual([]);
  });

  it('are the same ones each time, and once they were written and read', () => {
    const text = written(weights);
    expect(written(trainNeeds(examples))).toEqual(text);
    expect(weighNeeds(readNeedWeights(text), 'hello, nobody can find us', {}, []).map(({ value }) => value)).toEqual(['digital-marketing']);
  });
});
