import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

interface Lead {
  readonly sessionId: string;
  readonly phone: string | null;
  readonly requirements: string | null;
  readonly purposeOfVisit: string | null;
  readonly servicesInterested: string;
}

/** The lead that is left of a conversation. */
async function leadOf(sessionId: string, messages: readonly string[]): Promise<Lead | undefined> {
  for (const message of messages) expect((await gateway.post('/api/chat', { message, sessionId })).statusCode).toBe(200);
  const leads = (await gateway.get('/api/admin/chat-leads', await gateway.adminToken())).json() as Lead[];
  return leads.find((lead) => lead.sessionId === sessionId);
}

describe('of a conversation', () => {
  it('a number that came before its country is read again', async () => {
    const lead = await leadOf('placed', ['need app for my laundry pickup service', 'number 0712 345 678, Achieng', 'sorry forgot to say we are in Nairobi']);
    expect(lead).toMatchObject({ phone: '+254712345678' });
  });

  it('the first wishes and the latest are kept', async () => {
    const wishes = Array.from({ length: 12 }, (_, count) => `The shop must show ${count + 3} pictures of each product`);
    const lead = await leadOf('wishes', ['We need an online shop', ...wishes]);
    expect(lead?.requirements?.split('\n')).toEqual([wishes[0], ...wishes.slice(-7)]);
  });

  it('a purpose that is taken back makes room for the next', async () => {
    const lead = await leadOf('taken-back', ['I was thinking of a mobile app for my salon', 'actually maybe a website with booking is enough. forget the app']);
    expect(lead).toMatchObject({ purposeOfVisit: 'actually maybe a website with booking is enough.', servicesInterested: '["web-development"]', requirements: null });
    expect(await leadOf('given-up', ['we want an online shop', 'No, I do not want an online shop'])).toMatchObject({ purposeOfVisit: null, servicesInterested: '[]', requirements: null });
  });
});
