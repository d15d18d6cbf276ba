import { describe, expect, it } from 'vitest';
import { articles } from '#content/articles/index.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { isContactInfoCollected } from '../../../leads/lead-status.rules.ts';
import { readHeard } from '../../../leads/reading/read-heard.ts';
import { knowledgeOfContent } from '../../knowledge/knowledge.ts';
import { replyText, respond } from '../respond.ts';
import { actOf } from '../talk/acts.ts';
import { toldBy } from '../talk/small-talk.ts';
import type { KnownLead } from '../telling/known-lead.ts';

const knowledge = knowledgeOfContent();
/** Friday, 9:30 in Dubai, 11 in Bengaluru, 13:30 in Kuala Lumpur. */
const FRIDAY = new Date('2026-11-20T05:30:00Z');
const SUNDAY = new Date('2026-11-22T05:30:00Z');

/** The last reply of a conversation. */
async function said(messages: readonly string[], at = FRIDAY): Promise<string> {
  let memory: Memory = {};
  let lead: { -readonly [Key in keyof KnownLead]: KnownLead[Key] } | undefined;
  let reply = '';
  for (const message of messages) {
    const findings = toldBy(knowledge, message, actOf(message), await readHeard(message, { asked: memory.asked }));
    for (const { field, value, retracted } of findings) {
      if (retracted) continue;
      lead ??= { servicesInterested: [], isContactInfoCollected: false };
      if (field === 'servicesInterested') lead.servicesInterested = [...lead.servicesInterested, value];
      else lead[field] = value;
    }
    if (lead) lead.isContactInfoCollected = isContactInfoCollected(lead);
    const answer = await respond(knowledge, { message, memory, findings, lead: lead && { ...lead }, at });
    memory = JSON.parse(JSON.stringify(answer.memory)) as Memory;
    reply = replyText(answer);
  }
  return reply;
}

const [newest] = articles;

describe('articles', () => {
  it.each([
    [['which article is the newest'], 'Our newest article: “Write two hundred questions'],
    [["what's in the latest article?"], 'by Meera Nair, 5 November 2024'],
    [['which article is the newest', 'who wrote it and when'], 'It was written by Meera Nair and published on 5 November 2024.'],
    [['oldest post on your blog?'], 'Our oldest article: “Twelve security questions'],
    [['how many articles do you have'], 'Six so far'],
    [['I read the piece about the enquiries cost. who wrote that', 'what else did she write'], 'One article on our blog is by Sara Mathew'],
    [['tell me about the uptime article', 'when was it published?'], 'published on 21 May 2024'],
    [['got any article on AI?'], 'Yes: “Write two hundred questions'],
    [['who wrote the piece on usability testing with 5 people'], 'was written by Lina Haddad'],
  ])('are reckoned: %j', async (messages, words) => {
    expect(await said(messages)).toContain(words);
  });

  it('are listed by their dates', async () => {
    const reply = await said(['latest articles']);
    expect(reply.indexOf(newest!.title)).toBeLessThan(reply.indexOf('Twelve security questions'));
  });

  it('are no articles that we would write', async () => {
    expect(await said(['can you do content marketing', 'how many articles would that be'])).not.toContain('so far');
  });
});

describe('projects', () => {
  it.each([
    [['can you tell me who your other cloud clients are'], ['Kayu & Kain', 'Sahana Clinics', 'Pearl Quay Capital']],
    [['do you have any clients in Dubai'], ['Dhow Creek Estates', 'Pearl Quay Capital']],
    [['we need someone for cloud hosting', 'who else do you do that for'], ['Pearl Quay Capital']],
    [['tell me about the e-commerce platform', 'any other clients in KL?'], ['Tiffin Street']],
    [['whats your newest project'], ['gives no dates', 'Real Estate CRM']],
    [['what is the smallest project you did'], ['lowest budget', 'Dhow Creek']],
    [['cheapest app you made so far'], ['in Mobile development with the lowest budget', 'Tiffin Street']],
  ])('are listed or compared: %j', async (messages, words) => {
    const reply = await said(messages);
    for (const word of words) expect(reply).toContain(word);
  });

  it('are not the one that was told', async () => {
    expect(await said(['tell me about the furniture shop', 'what other projects do you have'])).not.toContain('Kayu & Kain');
  });

  it('do not stand for what a website costs at least', async () => {
    expect(await said(['cheapest website?'])).not.toContain('published project in');
  });
});

describe('places', () => {
  it.each([
    [['do you have someone in tamil nadu we could meet'], 'We have no office in Tamil Nadu', 'The nearest is Bengaluru: Meridian House'],
    [['do you have an office in london'], 'no office in London', 'The nearest is Dubai'],
    [['anyone in Riyadh?'], 'no office in Riyadh', 'The nearest is Dubai'],
    [['we are in Muscat. which office is nearest to us'], 'no office in Muscat', 'The nearest is Dubai'],
    [["i'm in Penang, can we meet"], 'no office in Penang', 'malaysia@longitude.example'],
    [['office in bangkok?'], 'no office in Bangkok', 'The nearest is Kuala Lumpur'],
    [['got a branch near Colombo?'], 'no office in Colombo', 'The nearest is Bengaluru'],
    [['do you have a branch in New York?'], 'no office in New York', 'None of them is near'],
    [['Do we have to come to your office or can this be done over zoom, we are in Muscat'], 'on a screen is not on the site', 'The nearest is Dubai'],
    [['im in singapore whos closest'], 'no office in Singapore', 'The nearest is Kuala Lumpur'],
    [['which office is closest to me', 'penang'], 'no office in Penang', 'The nearest is Kuala Lumpur'],
    [['do you have an office in KL we can drop by'], 'Level 9, Menara Garisan', 'Visitors are welcome'],
  ])('lead to the nearest office: %j', async (messages, ...words) => {
    const reply = await said(messages);
    for (const word of words) expect(reply).toContain(word);
  });

  it.each([['We have people in Johor and in Muscat, so I wonder how long you are open.'], ['is there any job in penang?'], ['office in Sharjah Saif zone, we import tyres'], ['do you know anyone in Klang who repairs laptops'], ['does your bengaluru office sit in koramangala or whitefield']])('are nobody’s but theirs: %s', async (message) => {
    expect(await said([message])).not.toContain('We have no office in');
  });
});

describe('details of an office', () => {
  it.each([
    [['do you have an office in KL we can drop by', 'so no phone there at all? how do i call you then'], 'Our Kuala Lumpur office gives no phone number; it is reached at malaysia@longitude.example. You can call Bengaluru +91 10 0000 0100, Dubai +971 4 000 0100.'],
    [['whatsapp number of dubai office pls'], 'Our Dubai office: WhatsApp +971 4 000 0100.'],
    [['and the email of the bengaluru office as well pls'], 'Write to our Bengaluru office at india@longitude.example.'],
  ])('are told alone: %j', async (messages, words) => {
    expect(await said(messages)).toBe(words);
  });
});

describe('who wants to call or come', () => {
  it.each([
    [['can i call you on saturday'], FRIDAY, ['No, not on Saturdays', 'They open again on Monday', 'You can write at any time']],
    [['i can only call at night, is that ok'], FRIDAY, ['Not then', 'You can write at any time']],
    [['can I call you at 9pm'], FRIDAY, ['Not then']],
    [['can i come by on sunday, im in bangalore'], FRIDAY, ['No, not on Sundays', 'They open again on Monday', 'Meridian House']],
    [['can i visit tomorrow 10am'], FRIDAY, ['No, that is a Saturday', 'They open again on Monday']],
    [['its sunday i know. can i visit tomorrow 10am'], SUNDAY, ['Yes, that is a Monday', 'Visitors are welcome']],
    [['please have someone call me on sunday'], FRIDAY, ['On Sundays our offices are closed', 'on Monday at 9AM']],
    [['is there a human i can call now'], FRIDAY, ['Yes, somebody is at work now: Bengaluru +91 10 0000 0100, Dubai']],
    [['is there a human i can call now'], SUNDAY, ['the offices with a phone are closed', 'on Monday at 9AM']],
    [['have someone call me please'], SUNDAY, ['the offices with a phone are closed', 'You can write at any time']],
    [['my site is down who do i call'], SUNDAY, ['an engineer on call', 'the offices with a phone are closed']],
    [['call me', 'now'], SUNDAY, ['the offices with a phone are closed']],
    [['who can i talk to today'], FRIDAY, ['Yes, somebody is at work now: Bengaluru +91 10 0000 0100']],
    [['if i call 5pm from kl is bangalore open'], FRIDAY, ['it is 14:30 in Bengaluru', 'the office is open']],
    [['how many hours diff dubai and kl'], FRIDAY, ['4 hours']],
    [['are you open now'], SUNDAY, ['all three offices are closed', 'on Monday at 9AM']],
    [['are you open on sundays or fridays'], FRIDAY, ['Not on Sundays; on Fridays yes']],
  ])('hears when they can: %j', async (messages, at, words) => {
    const reply = await said(messages, at);
    for (const word of words) expect(reply).toContain(word);
  });

  it('is not who wants something by then', async () => {
    expect(await said(['we need a website', 'asap'])).not.toContain('at work now');
  });

  it('hears on a working day of no closed phones', async () => {
    expect(await said(['have someone call me please'])).not.toContain('closed');
  });

  it.each([['ok fine i will discuss with my wife and come tomorrow, good night'], ['the drop is on black friday'], ['if our server breaks at night whom do we call']])('is not who only says so: %s', async (message) => {
    expect(await said([message])).not.toMatch(/^(?:Not then|Yes, (?:on|that is)|No, (?:not on|that is))/);
  });
});

describe('a position', () => {
  const designer = 'hey saw the UI/UX designer job in dubai. is it still open?';
  it.each([
    [[designer], ['Yes, the UI/UX Designer is open', 'Dubai']],
    [[designer, 'or is it already filled?'], ['No, the UI/UX Designer is open']],
    [[designer, 'ok i have 2 yrs experience only, is that a no?'], ['asks for 3+ years', 'the site does not say', 'Digital Marketing Specialist', 'We read unasked-for letters']],
    [[designer, 'do i need arabic? and can i work remote'], ['welcome, not required', 'No, the UI/UX Designer works in Dubai']],
    [[designer, 'do i need a degree'], ['names no degree']],
    [[designer, 'when was the job posted?'], ['The UI/UX Designer was posted on 26 February 2024.']],
    [['tell me about the mobile app developer job', 'not that one, the designer', 'when was it posted'], ['The UI/UX Designer was posted']],
    [['tell me about the full stack position', 'no i meant the marketing one'], ['Digital Marketing Specialist:']],
    [['saw the mobile app developer job. is it remote?', 'would i have to be in the office every day?'], ['works in Kuala Lumpur', 'the site does not say']],
    [['saw the mobile app developer job', 'what experience do they want exactly? i only have 2 years but 3 apps in the play store'], ['asks for 3+ years', 'at least two apps in the stores']],
    [['hi im a react developer 4 years exp, any openings?'], ['Senior Full Stack Developer asks for 5+ years', 'the site does not say']],
    [['any job for react dev? i have 4 yrs exp', 'so i cant with 4 years?'], ['Senior Full Stack Developer asks for 5+ years']],
    [['any job for react developer', 'is it remote'], ['Yes: the Senior Full Stack Developer', 'remote in India']],
    [['any jobs', 'no experience'], ['The least is asked of the Digital Marketing Specialist']],
    [["i'm a designer in Beirut, 4 yrs exp, the ui ux position looks nice", 'so is it remote or not?'], ['No, the UI/UX Designer works in Dubai']],
  ])('is told of alone: %j', async (messages, words) => {
    const reply = await said(messages);
    for (const word of words) expect(reply).toContain(word);
  });

  it('is not what their website is', async () => {
    expect(await said(['tell me about the designer job', 'we have our website since 3 years. can you redo it'])).not.toContain('years of experience');
  });
});

describe('the company', () => {
  it.each([
    [['tell me about the furniture shop', 'and who are you guys, how many people? i dont want a 2 person shop'], 'We are 25+ people'],
    [['wait how many ppl are you?'], 'We are 25+ people'],
    [['are you a big company'], '50+ projects for 30+ clients'],
    [['are you a one man show?'], 'We are 25+ people'],
    [['how long have you been around'], '5+ years of experience'],
    [['how big is your team'], 'A project has a team of five to eight.'],
  ])('is counted: %j', async (messages, words) => {
    expect(await said(messages)).toContain(words);
  });

  it('is not a project', async () => {
    expect(await said(['what was the Kiran Learning platform built with?', 'and how many of you worked on it'])).toBe('A team of 7 people worked on it.');
  });
});

describe('an ordinary word', () => {
  it.each([
    [['ok last question: do you do internships in the summer'], 'careers@longitude.example'],
    [['just a page where they order the cake and pay before. what does that cost more or less'], 'USD'],
    [['can you build an ai that reads our letters', 'ok. who would do that with us, and where do they sit'], 'The people you meet do the work'],
  ])('brings neither a promise nor a discount: %j', async (messages, words) => {
    const answer = await said(messages);
    expect(answer).toContain(words);
    expect(answer).not.toMatch(/I cannot promise|Discounts are nothing|leads or owns the company/);
  });
});
