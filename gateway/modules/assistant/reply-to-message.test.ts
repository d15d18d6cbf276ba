import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assistant } from '#content/assistant.ts';
import { says, startModelEndpoint, type Behaviour, type ModelEndpoint } from '../../test/model-endpoint.ts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';

const asking = 'Where are your offices?';
/** A model's own words that the facts bear out. */
const answer = 'You find us in Bengaluru, in Kuala Lumpur and in Dubai.';

let endpoint: ModelEndpoint;
let gateway: TestGateway;
let sessionId: string;
let sessions = 0;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  gateway = await startTestGateway({ rateLimitScale: 1000, model: { apiKey: 'key', baseUrl: endpoint.baseUrl, name: 'stand-in' } });
});
beforeEach(() => {
  endpoint.calls.length = 0;
  endpoint.behave(says(answer));
  sessionId = `reply-${sessions++}`;
});
afterAll(async () => {
  await gateway.close();
  await endpoint.close();
});

async function say(message: string): Promise<string> {
  const reply = await gateway.post('/api/chat', { message, sessionId });
  expect(reply.statusCode).toBe(200);
  return (reply.json() as { response: string }).response;
}

async function leadNow(): Promise<Record<string, unknown> | undefined> {
  const leads = (await gateway.get('/api/admin/chat-leads', await gateway.adminToken())).json() as Record<string, unknown>[];
  return leads.find((lead) => lead.sessionId === sessionId);
}

interface Note {
  field: string;
  quote: string;
  service?: string;
}

/** The lead after a message of which a model notes something. */
async function leadAfter(message: string, noted: Note[], { text = answer, finish }: { text?: string; finish?: string } = {}) {
  endpoint.behave(says(text, { noted, finish }));
  await say(message);
  expect(endpoint.calls.length).toBeGreaterThan(0);
  return leadNow();
}

describe('a model', () => {
  it('says the answer alone in its own words: who told something is thanked, and asked for what is missing', async () => {
    expect(await say(`I am Ravi Menon and we need a website. ${asking}`)).toBe(`${assistant.noted.person('Ravi Menon')}\n${answer}\n${assistant.asks.reach}`);
  });

  it.each([
    'Do you build satellites for agriculture?',
    'Which awards and certificates do you hold?',
    'Do you give refunds?',
    'What is the capital of France?',
    'Hello!',
    'I am Ravi Menon, ravi@menon.example.',
  ])('is not asked where there is nothing that the site tells: %s', async (message) => {
    endpoint.behave(says('We do.'));
    expect(await say(message)).not.toContain('We do.');
    expect(endpoint.calls).toHaveLength(0);
  });
});

describe('a model that notes a lead', () => {
  it('adds what stands in the message', async () => {
    const lead = await leadAfter('We need a website, we trade as qwerty bakes. What does a website cost?', [{ field: 'company', quote: 'qwerty bakes' }]);
    expect(lead).toMatchObject({ company: 'qwerty bakes', servicesInterested: '["web-development"]' });
  });

  it.each([
    ['may not be shown', 'We promise you a discount.', 'stop'],
    ['is cut off', 'You find us in', 'length'],
  ])('adds it as well where its text %s', async (_what, text, finish) => {
    const lead = await leadAfter('We need a website, we trade as qwerty bakes. What does a website cost?', [{ field: 'company', quote: 'qwerty bakes' }], { text, finish });
    expect(lead).toMatchObject({ company: 'qwerty bakes' });
  });

  it('adds nothing else', async () => {
    const lead = await leadAfter('We need a website. I wrote to hello@longitude.example, ticket 12345. What does a website cost?', [
      { field: 'company', quote: 'Acme Ltd' },
      { field: 'email', quote: 'website' },
      { field: 'email', quote: 'hello@longitude.example' },
      { field: 'phone', quote: '12345' },
      { field: 'servicesInterested', quote: 'website', service: 'astrology' },
    ]);
    expect(lead).toMatchObject({ company: null, email: null, phone: null, leadStatus: 'new', servicesInterested: '["web-development"]' });
  });

  it('corrects nothing that was read without it', async () => {
    const lead = await leadAfter(`We need a website. My name is Ravi Menon of Kochi. ${asking}`, [{ field: 'name', quote: 'Kochi' }]);
    expect(lead).toMatchObject({ name: 'Ravi Menon' });
  });

  it('replaces nothing that was told before', async () => {
    await say('I am Ravi Menon of Menon Foods in Kochi, ravi@menon.example. We need a website by March, budget 20k.');
    const before = await leadNow();
    expect(before).toMatchObject({ name: 'Ravi Menon', company: 'Menon Foods', location: 'Kochi', budget: '20k', timeline: 'by March' });
    const lead = await leadAfter('Where are your 3 offices, and since when?', [
      { field: 'name', quote: 'offices' },
      { field: 'company', quote: 'your' },
      { field: 'location', quote: 'offices' },
      { field: 'budget', quote: '3 offices' },
      { field: 'timeline', quote: 'since when' },
      { field: 'purposeOfVisit', quote: 'Where are your 3 offices' },
    ]);
    expect(lead).toEqual(before);
  });

  it('replaces nothing that was told while it was thinking', async () => {
    let goOn = () => {};
    const slow: Behaviour = (call, response) => void (goOn = () => says(answer, { noted: [{ field: 'company', quote: 'qwerty bakes' }] })(call, response));
    endpoint.behave(slow);
    const first = say('We need a website, we trade as qwerty bakes. What does a website cost?');
    await expect.poll(() => endpoint.calls).toHaveLength(1);
    endpoint.behave(says(answer));
    // To another replica: in one process a message waits until the one before it is answered.
    const second = await (await gateway.replica()).inject({ method: 'POST', url: '/api/chat', payload: { message: 'Our company is called Menon Foods.', sessionId } });
    expect(second.statusCode).toBe(200);
    goOn();
    await first;
    expect(await leadNow()).toMatchObject({ company: 'Menon Foods' });
  });
});
