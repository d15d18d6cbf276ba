import { describe, expect, it } from 'vitest';
import { toldIn, type Row } from '../../../test/told.ts';

describe('somebody who writes wants', () => {
  it.each<Row>([
    ['nobody finds us on maps', { servicesInterested: 'digital-marketing' }],
    ['my customers want to buy cakes online', { servicesInterested: 'ecommerce' }],
    ['we would like selling our honey over the internet', { servicesInterested: 'ecommerce' }],
    ['our drivers should fill it on their phones', { servicesInterested: 'mobile-development' }],
    ['how much for a website', { servicesInterested: 'web-development' }],
    ['instagram dms drive us mad, we want a shop', { servicesInterested: 'ecommerce' }],
    ['we plan to shift to the cloud', { servicesInterested: 'cloud-solutions' }],
    ['I have 4 yrs exp in Flutter, any vacancy?', {}],
    ["I'd like a portfolio site with my CV", { servicesInterested: 'web-development' }],
    ['I need help, I found you on your website', {}],
    ['I want to sell my sarees online', { servicesInterested: 'ecommerce' }],
    ['need an app for delivery boys', { servicesInterested: 'mobile-development' }],
    ['we are looking to rank higher on google', { servicesInterested: 'digital-marketing' }],
    ['can you run instagram ads for us', { servicesInterested: 'digital-marketing' }],
    ['our servers are old, want to move to AWS', { servicesInterested: 'cloud-solutions' }],
    ['we want a bot that answers customers at night', { servicesInterested: 'ai-solutions' }],
    ['a chat bot for whatsapp, for our patients', { servicesInterested: 'ai-solutions' }],
    ['we need somebody to redo our site', { servicesInterested: 'web-development' }],
    ['our website is 10 years old and looks terrible, we want a fresh one', { servicesInterested: 'web-development' }],
    ['nak buat website dan app', { servicesInterested: 'mobile-development web-development' }],
    ['mujhe ek website banwani hai', { servicesInterested: 'web-development' }],
    ['not a website, an app', { servicesInterested: 'mobile-development' }],
    ['I need machine learning to predict demand', { servicesInterested: 'ai-solutions' }],
    ['interested in online store plus seo', { servicesInterested: 'digital-marketing ecommerce' }],
    ['What is e-commerce?', {}],
    ['do you do SEO?', { servicesInterested: 'digital-marketing' }],
    ['I want to apply for a job as a React developer', {}],
    ['we already have a website, now we want an app', { servicesInterested: 'mobile-development' }],
    ['we need an android application for our drivers and a web dashboard', { servicesInterested: 'mobile-development web-development' }],
    ['we would like people to book tables from their phones', { servicesInterested: 'mobile-development' }],
    ['we need help with data center migration', { servicesInterested: 'cloud-solutions' }],
    ['more followers on instagram please', { servicesInterested: 'digital-marketing' }],
    ['we want to automate invoice entry with AI', { servicesInterested: 'ai-solutions' }],
    ['need payment gateway in my store', { servicesInterested: 'ecommerce' }],
  ])('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
