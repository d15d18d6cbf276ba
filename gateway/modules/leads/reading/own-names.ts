import { articles } from '#content/articles/index.ts';
import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { positions } from '#content/positions.ts';
import { projects } from '#content/projects/index.ts';
import { testimonials } from '#content/testimonials.ts';

/** What is ours does not become a visitor's, though they quote it back. */
const addresses = new Set([...Object.values(company.emails), ...offices.map(({ email }) => email)].map((address) => address.toLowerCase()));
const domains = new Set([...addresses].map((address) => address.split('@')[1]));
const numbers = new Set(offices.flatMap(({ phone, whatsapp }) => [phone?.e164, whatsapp?.e164]));

export const isOwnAddress = (email: string): boolean => addresses.has(email.toLowerCase()) || domains.has(email.toLowerCase().split('@')[1]);
export const isOwnNumber = (e164: string): boolean => numbers.has(e164);

const people = [...testimonials.map(({ name }) => name), ...articles.map(({ author }) => author)].map((name) => name.toLowerCase().replace(/^(?:dr|mr|mrs|ms) /, ''));
const firms = [company.name, company.legalName, ...testimonials.map((said) => said.company), ...projects.map(({ client }) => client.split(',')[0]!)].map((name) => name.toLowerCase());
const titles = [...projects.map(({ title }) => title), ...positions.map(({ title }) => title)];
const anyTitle = new RegExp(titles.map((title) => title.replace(/[/]/g, '\\/')).join('|'), 'gi');

/** The people and companies of our own pages. */
export const isOwnName = (name: string): boolean => people.includes(name.toLowerCase()) || firms.includes(name.toLowerCase());

const anyOwn = new RegExp(`\\b(?:${[...firms.filter((firm) => firm.includes(' ')), ...projects.map(({ client }) => client.split(/ Co-operative|,/)[0]!.toLowerCase()), ...titles.map((title) => title.toLowerCase())].map((name) => name.replace(/[/+&]/g, '\\$&')).join('|')})\\b`, 'i');

/** Whether a sentence speaks of something of ours, such as a published project: its figures and places are not the visitor's. */
export const speaksOfOurs = (text: string): boolean => anyOwn.test(text);

/** The text with our projects' and positions' titles blanked out, every other character at its place. */
export const withoutOwnTitles = (text: string): string => text.replace(anyTitle, (title) => ' '.repeat(title.length));
