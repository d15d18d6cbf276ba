import { expect } from 'vitest';
import { anInquiry } from '../gateway/test/factories.ts';
import { eventually, open, test } from './browser.ts';
import { openFront } from './front.ts';
import { BROKEN_LINE } from './problems.ts';
import { send } from './rest.ts';
import { counter, countOf, logIn, newestId, newestInquiry, sendInquiry, toasts } from './steps.ts';

test('what visitors send shows by itself on an open desk, also after the line was lost, and not after its session', async ({ newVisitor }) => {
  const front = await openFront();
  const { page: desk, expects } = await newVisitor({ baseURL: front.url });
  const { page: site } = await newVisitor();
  // The line is cut here.
  expects(BROKEN_LINE);

  const streams: string[] = [];
  desk.on('requestfailed', (request) => void (request.url().endsWith('/graphql/stream') && streams.push(request.failure()!.errorText)));
  await logIn(desk);
  await desk.getByText(/^Live \d\d:\d\d$/).waitFor();
  // Of the shared gateway, which has some already or none.
  const before = await countOf(desk, 'Total inquiries');
  const top = before > 0 ? await newestId(desk) : undefined;

  await open(site, '/contact');
  await sendInquiry(site, 'by.itself@kedai.example');
  await toasts(site).waitFor();
  await eventually(() => counter(desk, 'Total inquiries')).toBe(String(before + 1));
  const { row, detail } = await newestInquiry(desk, top);
  await row.getByText('Unread', { exact: true }).waitFor();
  await detail.getByRole('link', { name: 'by.itself@kedai.example' }).waitFor();

  await front.stop();
  await desk.getByText('No connection.').waitFor();
  await send('POST', '/api/contact', anInquiry({ firstName: 'Came', lastName: 'Meanwhile', elapsedMs: 60_000 }));
  await send('POST', '/api/chat', { message: 'I need a mobile app, my name is Ann Lee, ann@lee.example', sessionId: 'session-live' });
  await front.start();
  await row.getByText('Came Meanwhile').waitFor();
  await eventually(() => counter(desk, 'Total inquiries')).toBe(String(before + 2));
  await desk.getByText('No connection.').waitFor({ state: 'detached' });

  await desk.getByText(/^Live \d\d:\d\d$/).waitFor();
  const lost = streams.length;
  await desk.getByRole('button', { name: 'Log out' }).click();
  await eventually(() => streams.length).toBe(lost + 1);
  expect(streams.at(-1)).toBe('net::ERR_ABORTED');
  expect(await desk.getByText('Came Meanwhile').count()).toBe(0);
});
