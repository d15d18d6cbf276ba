import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visitor } from './browser.ts';

/**
 * The statements of the specification's section 2 on what stands on the pages, in its own words and figures. Read without script:
 * what is there then is there for everybody.
 */

type NewVisitor = (options?: object) => Promise<Visitor>;

const CATEGORIES = ['E-commerce', 'Healthcare', 'Food & Beverage', 'Education', 'Real Estate', 'Finance'];
const PROJECTS = ['E-commerce Platform', 'Healthcare Management System', 'Food Delivery App', 'Educational Learning Platform', 'Real Estate CRM', 'Financial Analytics Dashboard'];
const SERVICES = ['web-development', 'mobile-development', 'ecommerce', 'digital-marketing', 'ai-solutions', 'cloud-solutions'].map((id) => `/services/${id}`);

async function read(newVisitor: NewVisitor, path: string) {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, main: page.getByRole('main') };
}

const ways = (part: Locator) => part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const way = (part: Locator, name: string) => part.getByRole('link', { name, exact: true }).first().getAttribute('href');
/** The part of a page below this heading. */
const under = (main: Locator, heading: string) => main.locator('section').filter({ has: main.page().getByRole('heading', { name: heading, exact: true }) });
/** A list of names with their values. */
const pairs = (part: Locator) =>
  part.locator('dl > div').evaluateAll((all) => Object.fromEntries(all.map((pair) => [pair.querySelector('dt')?.textContent ?? '', pair.querySelector('dd')?.textContent ?? ''])));

test('the bar: its links, and Get Quote; the footer: services, company, e-mail, offices, social icons, 2024', async ({ newVisitor }) => {
  const { page } = await read(newVisitor, '/careers');
  expect(await ways(page.getByRole('banner'))).toEqual(expect.arrayContaining(['/', '/about', '/services', '/portfolio', '/contact']));
  expect(await way(page.getByRole('banner'), 'Get Quote')).toBe('/contact');
  const footer = page.getByRole('contentinfo');
  const links = await ways(footer);
  expect(links).toEqual(expect.arrayContaining([...SERVICES, '/about', '/portfolio', '/careers', '/blog', '/contact', '/privacy-policy']));
  expect(links.filter((link) => link?.startsWith('mailto:'))).toHaveLength(1);
  expect(links.filter((link) => link?.startsWith('https://'))).toHaveLength(4);
  expect(await footer.innerText()).toMatch(/India\W+Malaysia\W+Dubai[^]*© 2024/);
});

test('home: hero, figures, four services, about, technologies, three testimonials, a last call', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/');
  expect(await way(main, 'Free Quote')).toBe('/contact');
  expect(await main.getByRole('link', { name: 'View Our Work', exact: true }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/portfolio', '/portfolio']);
  expect(await pairs(main)).toMatchObject({ 'Projects completed': '50+', 'Happy clients': '30+', 'Years experience': '5+', Support: '24/7' });
  const toServices = (await ways(main)).filter((link) => link?.startsWith('/services/'));
  expect([new Set(toServices).size, toServices.length]).toEqual([4, 4]);
  expect(await ways(main)).toContain('/about');
  const technologies = await under(main, 'What we build with').getByRole('listitem').allInnerTexts();
  expect(technologies.length).toBeGreaterThan(5);
  const voices = main.locator('figure', { has: main.page().locator('blockquote') });
  expect(await voices.count()).toBe(3);
  for (const voice of await voices.all()) {
    expect(await voice.getByRole('img', { name: '5 of 5' }).count()).toBe(1);
    expect((await voice.locator('blockquote').innerText()).length).toBeGreaterThan(40);
    expect(await voice.locator('figcaption').innerText()).toMatch(/\S+ \S+\n[^]*,/);
  }
  expect(await way(main, 'Book a free consultation')).toBe('/contact');
});

test('about: story, figures, mission, vision, three reasons, a way to get in touch', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/about');
  expect(await pairs(main)).toMatchObject({ 'Projects completed': '50+', 'Team members': '25+', Countries: '3', 'Years experience': '5+' });
  expect(await under(main, 'How it started').locator('p').count()).toBeGreaterThan(1);
  for (const part of ['Our mission', 'Our vision']) expect((await main.getByRole('region', { name: part }).locator('p').last().innerText()).length).toBeGreaterThan(60);
  expect(await under(main, 'Three reasons to choose us').getByRole('heading', { level: 3 }).count()).toBe(3);
  expect(await way(main, 'Get in Touch')).toBe('/contact');
});

test('services: six cards, eight industries, four steps', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/services');
  const cards = main.getByRole('article');
  expect(await cards.getByRole('link', { name: /^Learn More/ }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(SERVICES);
  for (const card of await cards.all()) {
    expect(await card.getByRole('heading').innerText()).toMatch(/\S/);
    expect((await card.locator('p').last().innerText()).length).toBeGreaterThan(40);
    expect(await card.getByRole('list').first().getByRole('listitem').count(), 'features').toBe(3);
    expect(await card.getByRole('list', { name: /^Technologies/ }).getByRole('listitem').count()).toBeGreaterThan(2);
  }
  const industries = await under(main, 'Industries we know from inside').getByRole('listitem').allInnerTexts();
  expect(industries.map((name) => name.split('\n')[0])).toEqual(['Healthcare', 'E-commerce', 'Education', 'Finance', 'Real Estate', 'Travel', 'Food & Beverage', 'Manufacturing']);
  const steps = under(main, 'Four steps from the first call to the first user').getByRole('heading', { level: 3 });
  expect(await steps.allInnerTexts()).toEqual(['Discovery', 'Planning', 'Development', 'Deployment']);
});

test('the service pages: features, technologies, and calls to the contact form', async ({ newVisitor }) => {
  const { page, main } = await read(newVisitor, '/services');
  for (const path of SERVICES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await under(main, 'What is included').getByRole('listitem').count(), `on ${path}`).toBeGreaterThan(3);
    expect(await main.getByRole('list', { name: /technologies/i }).getByRole('listitem').count(), `on ${path}`).toBeGreaterThan(2);
    expect((await ways(main)).filter((link) => link === `/contact?service=${path.split('/').at(-1)}`).length, `on ${path}`).toBeGreaterThan(1);
  }
  expect(await main.innerText(), 'cloud solutions').toMatch(/99\.9% uptime/);
});

test('portfolio: figures, six projects, technologies by area', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/portfolio');
  expect(await pairs(main)).toMatchObject({ Projects: '50+', Clients: '30+', Industries: '15+', Satisfaction: '99%', Frontend: expect.stringMatching(/React/), Backend: expect.stringMatching(/Node/) });
  const cards = main.getByRole('article');
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(PROJECTS);
  expect(await cards.getByRole('link', { name: /^View Details/ }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([1, 2, 3, 4, 5, 6].map((id) => `/portfolio/${id}`));
});

test('the six projects: all that is told of each', async ({ newVisitor }) => {
  const { page, main } = await read(newVisitor, '/portfolio');
  for (const [index, title] of PROJECTS.entries()) {
    const id = index + 1;
    await page.goto(`/portfolio/${id}`, { waitUntil: 'domcontentloaded' });
    expect(await way(main, 'Back to Portfolio')).toBe('/portfolio');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    const [category = '', ...words] = await main.locator('header p').allInnerTexts();
    expect(CATEGORIES).toContain(category);
    expect(words.filter((text) => text.length > 200), 'the long description').toHaveLength(1);
    expect(await pairs(main)).toMatchObject({
      Client: expect.stringMatching(/\S/),
      Duration: expect.stringMatching(/^[4-9] months$/),
      'Team size': expect.stringMatching(/\d/),
      Budget: expect.stringMatching(/\d.* to .*\d/),
    });
    expect(await under(main, 'Technologies used').locator('dt').count(), `areas of ${id}`).toBeGreaterThan(2);
    const challenges = await under(main, 'What was difficult').getByRole('list').first().locator('> li').allInnerTexts();
    expect(challenges.length).toBeGreaterThan(1);
    expect(challenges.map((text) => text.split('\n')[0])).toEqual(challenges.map((_, place) => `0${place + 1}`));
    expect(await under(main, 'What changed').innerText()).toMatch(/\d/);
    for (const name of ['Key features', 'What was handed over']) {
      const part = main.locator('div').filter({ has: page.getByRole('heading', { name, exact: true }) }).last();
      expect(await part.getByRole('listitem').count(), `${name} of ${id}`).toBeGreaterThan(2);
    }
    expect(await way(main, 'Get Quote')).toBe('/contact');
  }
});

test('contact: form, e-mail, hours, four reasons, three offices, a reply within 24 hours', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/contact');
  const fields = await main.locator('form [name]').evaluateAll((all) => all.filter((field) => 'labels' in field).map((field) => field.getAttribute('name')));
  expect(fields).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'phone', 'company', 'service', 'message']));
  const text = await main.innerText();
  expect(text).toMatch(/within 24 hours/);
  expect(text).toMatch(/Mon[-–]Fri 9AM[-–]6PM/);
  for (const reason of [/24\/7 support/i, /expert team/i, /50\+ projects/, /offices in 3 countries/i]) expect(text).toMatch(reason);
  expect(await ways(main)).toContain('mailto:hello@longitude.example');
  const cards = main.getByRole('article');
  const offices = await Promise.all((await cards.all()).map(async (card) => [await card.getByRole('heading').innerText(), await card.innerText(), await ways(card)] as const));
  expect(offices.map(([name]) => name).sort()).toEqual(['Dubai', 'India', 'Malaysia']);
  const zones = { Dubai: 'GST, GMT+4', India: 'IST, GMT+5:30', Malaysia: 'MYT, GMT+8' } as Record<string, string>;
  for (const [name, words, links] of offices) {
    expect(words).toContain(zones[name]);
    expect(links.filter((link) => link?.startsWith('mailto:'))).toHaveLength(1);
  }
  expect(offices.filter(([, , links]) => links.some((link) => link?.startsWith('tel:')))).toHaveLength(2);
  expect(await cards.locator('address').count()).toBe(3);
});

test('careers: four positions with all that is told of each, benefits, a way to write', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/careers');
  const positions = under(main, 'Open positions').getByRole('article');
  expect(await positions.getByRole('heading').allInnerTexts()).toEqual(['Senior Full Stack Developer', 'Mobile App Developer', 'UI/UX Designer', 'Digital Marketing Specialist']);
  for (const position of await positions.all()) {
    expect(Object.keys(await pairs(position))).toEqual(['Department', 'Location', 'Type', 'Experience']);
    expect(await position.getByRole('listitem').count(), 'requirements').toBeGreaterThan(2);
  }
  expect(await under(main, 'What you get besides the work').getByRole('listitem').count()).toBeGreaterThan(3);
  expect(await ways(main)).toContain('/contact');
});

test('blog: six articles, one of them featured, each with what is told of it, and the letter', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/blog');
  const articles = main.getByRole('article');
  expect(await articles.count()).toBe(6);
  expect(await articles.filter({ hasText: 'Featured' }).count()).toBe(1);
  for (const article of await articles.all()) {
    expect(await article.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await article.innerText()).toMatch(/(AI & Technology|E-commerce|Design|Cloud Computing|Digital Marketing|Security)\n+\S+ \S[^\n]*\n+\d+ min read/);
  }
  expect(await main.getByRole('button', { name: 'Subscribe' }).count()).toBe(1);
});

test('privacy policy: March 1, 2024, and 13 years', async ({ newVisitor }) => {
  const { main } = await read(newVisitor, '/privacy-policy');
  expect(await main.innerText()).toMatch(/Last updated March 1, 2024[^]*Minimum age 13/);
});
