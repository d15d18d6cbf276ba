import { about } from '#content/about.ts';
import { assistant } from '#content/assistant.ts';
import { company, shortDescription } from '#content/company.ts';
import { home } from '#content/home.ts';
import { newsletter } from '#content/newsletter.ts';
import { pwa } from '#content/pwa.ts';
import { servicesOverview } from '#content/services-overview.ts';
import type { Passage } from '../passage.ts';
import { list, prose, tellsTime } from './make.ts';

const { sentences } = assistant;
const aboutPage = { about: 'company', page: { label: 'About', href: '/about' } };
const homePage = { about: 'company', page: { label: 'Home', href: '/' } };
const servicesPage = { about: 'company', page: { label: 'Services', href: '/services' } };
const contactPage = { about: 'company', page: { label: 'Contact', href: '/contact' } };

/** Where the assistant leads to when it speaks of itself, by the addresses that its words have. */
const leadsTo = { '/services': servicesPage.page, '/contact': contactPage.page };

/** What the pages about the company as a whole say, and what the assistant says of itself. */
export function companyPassages(): Passage[] {
  const { industries, process, closing } = servicesOverview;
  return [
    prose(aboutPage, ['overview'], `${company.name} who are you what is about company tagline ${company.tagline}`, `${shortDescription} ${about.lede}`),
    prose(aboutPage, ['figure', 'team'], 'how many projects clients people team size years experience countries industries satisfaction figures statistics numbers big old', sentences.figures),
    ...about.story.paragraphs.map((paragraph) => prose(aboutPage, ['overview'], `${about.story.heading} history of the company founded where when how did it begin origin story first client`, paragraph)),
    prose(aboutPage, ['overview'], 'mission purpose goal', about.mission.text),
    prose(aboutPage, ['overview'], 'vision future', about.vision.text),
    list(aboutPage, ['overview'], `${about.reasons.heading} why choose you over others different better agency`, undefined, about.reasons.items),
    ...about.reasons.items.map((reason) => prose(aboutPage, ['overview'], `why choose you ${reason.title}`, `${reason.title}. ${reason.text}`)),
    prose(aboutPage, ['overview'], about.offices.heading, about.offices.text),
    prose(aboutPage, ['overview'], about.closing.heading, about.closing.text),
    prose(homePage, ['overview'], 'tagline slogan what do you do', `${company.tagline}. ${home.lede}`),
    prose(homePage, ['overview'], `${home.about.heading} why the name longitude called meaning named after`, home.about.paragraphs.join(' ')),
    list(homePage, ['technology'], `${home.technologies.heading} technologies stack`, `${home.technologies.heading}:`, home.technologies.badges),
    prose(homePage, ['technology'], home.technologies.heading, home.technologies.lede),
    prose(homePage, ['contact', 'price'], `${home.closing.heading} free consultation first estimate quote`, `${home.closing.consultation.label}: ${home.closing.text}`),
    prose({ about: 'company', page: { label: 'Privacy policy', href: '/privacy-policy' } }, ['overview'], 'legal name of the company registered entity', sentences.legalName),
    prose(servicesPage, ['list'], 'industries sectors fields experience in worked with my industry', `${industries.lede} ${industries.items.join(', ')}.`, sentences.industries),
    list(servicesPage, ['process'], `${process.heading} process how you work steps method`, sentences.process, process.steps),
    ...process.steps.map((step) => prose(servicesPage, ['process', ...(tellsTime(step) ? (['duration'] as const) : [])], `process step ${step.title}`, `${step.title}. ${step.text}`)),
    prose(servicesPage, ['overview', 'contact'], `${closing.heading} which service do i need not sure choose`, closing.text),
    prose({ about: 'blog', page: { label: 'Blog', href: '/blog' } }, ['overview'], 'newsletter letter subscribe how often monthly', `${newsletter.heading}: ${newsletter.text}`),
    prose(homePage, ['process'], 'install this site as an app icon on home screen phone iphone android ipad shortcut put save add offline pwa', sentences.install(pwa.install.text, pwa.install.steps.map(({ before, emphasis, after }) => `${before}${emphasis}${after}`).join(' '))),
    ...assistant.itself.map(({ heading, text, href }) => prose({ about: 'assistant', page: leadsTo[href] }, ['overview', 'contact'], heading, text)),
    ...assistant.unpublished.map(({ heading, text }) => prose({ ...contactPage, about: 'unpublished' }, ['contact'], heading, text)),
  ];
}
