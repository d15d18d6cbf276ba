import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { testimonials } from '#content/testimonials.ts';
import { describe, expect, it } from 'vitest';

/** What the specification says of the content, beyond what the types can say. */
describe('the content', () => {
  it('has the six projects by their titles, each done in four to nine months', () => {
    expect(projects.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '1 E-commerce Platform',
      '2 Healthcare Management System',
      '3 Food Delivery App',
      '4 Educational Learning Platform',
      '5 Real Estate CRM',
      '6 Financial Analytics Dashboard',
    ]);
    const months = projects.map(({ timeline }) => Number(/^(\d+) months$/.exec(timeline)?.[1]));
    expect(Math.min(...months)).toBe(4);
    expect(Math.max(...months)).toBe(9);
  });

  it('answers every challenge of a project', () => {
    for (const { challenges, approach } of projects) expect(approach).toHaveLength(challenges.length);
  });

  it('claims 99.9% uptime on the page of cloud solutions', () => {
    const cloud = services.find(({ id }) => id === 'cloud-solutions')!;
    expect(`${cloud.headline} ${cloud.lede}`).toContain(company.stats.uptime);
    expect(company.stats.uptime).toBe('99.9%');
  });

  it('has three testimonials, rated 5 of 5', () => {
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  it('names the offices and their time zones', () => {
    expect(Object.fromEntries(offices.map(({ country, timezoneLabel }) => [country, timezoneLabel]))).toEqual({
      India: 'IST, GMT+5:30',
      Malaysia: 'MYT, GMT+8',
      Dubai: 'GST, GMT+4',
    });
    expect(offices.filter(({ phone }) => phone)).toHaveLength(2);
  });

  it('dates the privacy policy and gives its minimum age', () => {
    expect(privacyPolicy.lastUpdated).toBe('March 1, 2024');
    expect(privacyPolicy.minimumAge).toBe(13);
    expect(privacyPolicy.sections.find(({ id }) => id === 'children')?.paragraphs.join()).toContain('under 13');
  });
});
