import { describe, expect, it } from 'vitest';
import { isJobSeeker } from './job-seekers.ts';
import { readHeard } from './read-heard.ts';

describe('who looks for a job', () => {
  it.each([
    'I saw the opening for UI designer. 4 years of Figma, current salary 9 LPA',
    'Applying for Senior Full Stack Developer, React and AWS, notice period 60 days',
    'Do you take interns? I can join in June for 3 months',
    'is the mobile developer post still open? i made two android apps',
    'any vacancy for seo executive, expected ctc 6 lakhs',
    'Are you hiring drivers at the Dubai office? licence light vehicle, 7 years',
    'need job urgently, fresher, can join on 1 July',
  ])('wants no service, and names neither a budget nor a plan: %s', async (message) => {
    expect(isJobSeeker(message, {})).toBe(true);
    expect((await readHeard(message)).filter(({ field }) => ['servicesInterested', 'budget', 'timeline'].includes(field))).toEqual([]);
  });

  it('goes on looking for one', async () => {
    expect(isJobSeeker('5 lakhs, from 1 July', { purposeOfVisit: 'any openings for React developers?' })).toBe(true);
    expect(isJobSeeker('5 lakhs, from 1 July', { purposeOfVisit: 'we need a portal for our interns' })).toBe(false);
    expect(isJobSeeker('they join in July', { purposeOfVisit: 'an app', services: ['mobile-development'] })).toBe(false);
  });

  it.each([
    ['We need a website with a careers page, freshers can apply there, budget 2 lakh, by June', 'web-development'],
    ["I'd love a simple one page website with my CV, maybe 2,500 dollars", 'web-development'],
    ['our intern left the servers on and our bill tripled, please look after our AWS account', 'cloud-solutions'],
    ['Our new budget is 40,000 a month for Google Ads; the old agency has 60 days notice', 'digital-marketing'],
    ['We want a website for the opening of our new branch in May', 'web-development'],
    ['Looking for an agency to build an app for our interns', 'mobile-development'],
    ['want job app for my plumbers, under 20k', 'mobile-development'],
    ['I build apps with Flutter for restaurants and would like a website', 'web-development'],
    ["I'm a web developer with 10 years and have an idea for an app", 'mobile-development'],
    ['I run Facebook ads for 1 year and it is too expensive', 'digital-marketing'],
    ['I make android apps, can you help with the backend', 'mobile-development'],
  ])('is not who wants something made: %s', async (message, service) => {
    expect(isJobSeeker(message, {})).toBe(false);
    expect((await readHeard(message)).filter(({ field }) => field === 'servicesInterested').map(({ value }) => value)).toContain(service);
  });

  it.each(['I was hired by a school to find an agency', 'i use figma and have designs ready, 2 years in the making', 'I code in python, is your API documented', 'I know python a bit. Can AI solutions run on my laptop?'])('is not who speaks of work for another reason: %s', async (message) => {
    expect(isJobSeeker(message, {})).toBe(false);
  });

  it('takes no longer for a trade that is said again and again', async () => {
    const start = performance.now();
    expect(isJobSeeker(`i am a ${'ui/ux'.repeat(36)} x`, {})).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
