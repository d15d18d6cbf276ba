import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ChatLeadsDocument, DeskCountsDocument, InquiriesDocument } from './generated/graphql.ts';
import { refresh } from './refresh.ts';

interface Asked {
  readonly operationName: string;
  readonly variables: { readonly after?: string; readonly filter?: { readonly unread?: boolean } };
}

/** Milliseconds for a machine that is busy; nothing is measured by it. */
const IN_TIME = { timeout: 20_000 };

/** Ids, newest first; two make a page. */
let ids: string[];
let asked: string[];
let server: Server;
let client: ApolloClient;

beforeEach(async () => {
  ids = ['e', 'd', 'c', 'b', 'a'];
  asked = [];
  server = createServer(async (request, response) => {
    const { operationName, variables } = JSON.parse((await request.toArray()).join('')) as Asked;
    asked.push(operationName + JSON.stringify(variables));
    const rest = ids.filter((id) => !variables.after || id < variables.after);
    const items = rest.slice(0, 2).map(inquiry);
    const inquiries = { __typename: 'InquiryPage', items, endCursor: items.at(-1)?.id ?? null, hasMore: rest.length > 2 };
    const deskCounts = { __typename: 'DeskCounts', inquiries: ids.length, unreadInquiries: 0, spamInquiries: 0, chatLeads: 0, qualifiedLeads: 0, overdue: 0, jobApplications: 0, newApplications: 0, subscribers: 0 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: operationName === 'DeskCounts' ? { deskCounts } : { inquiries } }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  client = createClient({ uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: () => 'a-token', onRefused: () => undefined });
});

afterEach(() => {
  client.stop();
  server.closeAllConnections();
  server.close();
});

function inquiry(id: string) {
  const nothing = { phone: null, company: null, service: null };
  const source = { __typename: 'InquirySource', page: null, referrer: null, utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null, locale: null };
  const work = { state: 'OPEN', dueAt: null, repliedAt: null, assignee: null };
  const said = { firstName: 'Mei', lastName: 'Tan', email: 'mei@example.com', message: 'Hello' };
  return { __typename: 'Inquiry', id, ...said, ...nothing, isRead: false, isSpam: false, ...work, createdAt: '2026-11-21T00:00:00.000Z', source };
}

const shown = (list: { getCurrentResult: () => { data?: unknown } }) =>
  (list.getCurrentResult().data as { inquiries: { items: { id: string }[] } } | undefined)?.inquiries.items.map(({ id }) => id).join('');
const rootOf = ({ cache }: ApolloClient) => (cache.extract() as { ROOT_QUERY: object }).ROOT_QUERY;

test('what is on screen is read anew and keeps its length; what is not is forgotten', async () => {
  await client.query({ query: InquiriesDocument, variables: { filter: { unread: true } } });
  const list = client.watchQuery({ query: InquiriesDocument, variables: { filter: {} } });
  const watching = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown(list)).toBe('ed'), IN_TIME);
  await list.fetchMore({ variables: { after: 'd' } });
  await vi.waitFor(() => expect(shown(list)).toBe('edcb'), IN_TIME);

  ids = ['f', 'e', 'd', 'c', 'b', 'a'];
  asked = [];
  await refresh(client, ['inquiries', 'deskCounts']);
  await vi.waitFor(() => expect(shown(list)).toBe('fedcb'), IN_TIME);
  expect(asked).toEqual(['Inquiries{"order":"NEWEST","filter":{}}']);
  expect(Object.keys(rootOf(client)).filter((name) => name.startsWith('inquiries'))).toEqual(['inquiries:{"filter":{},"order":"NEWEST"}']);
  watching.unsubscribe();
});

test('other fields are left alone', async () => {
  const counts = client.watchQuery({ query: DeskCountsDocument });
  const watching = counts.subscribe(() => undefined);
  await vi.waitFor(() => expect(counts.getCurrentResult().loading).toBe(false), IN_TIME);
  asked = [];
  await refresh(client, ['chatLeads']);
  expect(asked).toEqual([]);
  expect(rootOf(client)).toHaveProperty('deskCounts');
  watching.unsubscribe();
});

test('a failure is no failure of the refresh', async () => {
  const leads = client.watchQuery({ query: ChatLeadsDocument });
  const watching = leads.subscribe(() => undefined);
  server.closeAllConnections();
  server.close();
  await expect(refresh(client, ['chatLeads'])).resolves.toBe(false);
  watching.unsubscribe();
});
