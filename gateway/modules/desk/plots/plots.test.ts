import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDesk } from '../../../test/desk.ts';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway.ts';
import type { Plots } from './read-plots.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const read = async () => (await asDesk(gateway)<{ deskPlots: Plots }>('{ deskPlots { weeks { start inquiries leads } services { service inquiries leads } pages { page inquiries } otherPages } }')).deskPlots;
const sql = (text: string) => gateway.orm.em.getConnection().execute(text);
const ago = (days: number) => `now() - interval '${days} days'`;
const inquiry = (days: number, service: string | null, page: string | null, isSpam = false) =>
  sql(
    `insert into inquiry (id, first_name, last_name, email, message, service, source, is_spam, created_at) values (uuidv7(interval '-${days} days'), 'A', 'B', 'a@b.example', 'Hello', ${service ? `'${service}'` : 'null'}, '${page ? JSON.stringify({ page }) : '{}'}', ${isSpam}, ${ago(days)})`,
  );
const lead = (days: number, services: string[]) =>
  sql(
    `insert into chat_lead (id, session_id, services_interested, lead_status, is_contact_info_collected, evidence, created_at, updated_at) values (uuidv7(interval '-${days} days'), gen_random_uuid(), '${JSON.stringify(services)}', 'new', false, '{}', ${ago(days)}, now())`,
  );

it('a desk without records has twelve weeks of nothing', async () => {
  const { weeks, ...rest } = await read();
  expect(weeks.map(({ inquiries, leads }) => inquiries + leads)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(weeks.every(({ start }) => new Date(start).getUTCDay() === 1)).toBe(true);
  expect(rest).toEqual({ services: [], pages: [], otherPages: 0 });
});

it('what came in is counted by week, service and page, without spam and without what is older', async () => {
  await inquiry(0, 'ecommerce', '/contact');
  await inquiry(7, 'ecommerce', '/services/ecommerce');
  await inquiry(7, null, null);
  await inquiry(0, 'ecommerce', '/contact', true);
  await inquiry(200, 'ecommerce', '/contact');
  for (let page = 0; page < 10; page++) await inquiry(14, 'other', `/page-${page}`);
  await lead(0, ['ecommerce', 'ai-solutions']);
  await lead(14, []);
  await lead(200, ['ecommerce']);

  const { weeks, services, pages, otherPages } = await read();
  expect(weeks.map(({ inquiries }) => inquiries)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 1]);
  expect(weeks.map(({ leads }) => leads)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
  expect(services).toEqual([
    { service: 'other', inquiries: 10, leads: 0 },
    { service: 'ecommerce', inquiries: 2, leads: 1 },
    { service: '', inquiries: 1, leads: 0 },
    { service: 'ai-solutions', inquiries: 0, leads: 1 },
  ]);
  expect([pages.length, pages.every((page) => page.inquiries === 1), otherPages]).toEqual([8, true, 5]);
});
