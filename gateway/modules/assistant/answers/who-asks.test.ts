import { describe, expect, it } from 'vitest';
import { assistant } from '#content/assistant.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { say } from '../../../test/conversation.ts';
import { replyText } from './respond.ts';

// Who asks, and of what: applicants, those whose trade a project was for, clients of ours, and whoever chooses from a list.

const said = async (...messages: string[]) => replyText(await say(...messages));

describe('an applicant', () => {
  it.each([
    ['hi im a react developer from pune with 6 yrs exp', 'position:senior-full-stack-developer'],
    ['i build apps with flutter 3 years now', 'position:mobile-app-developer'],
    ['hi i do google ads since 3 years', 'position:digital-marketing-specialist'],
    ['ux designer here, 4 years', 'position:ui-ux-designer'],
    ['i earn 18 lakh now as senior dev', 'position:senior-full-stack-developer'],
    ['im a developer from chennai looking for work', 'position:senior-full-stack-developer'],
    ['i work as an seo specialist', 'position:digital-marketing-specialist'],
  ])('is known by what they say of their work: %s', async (message, position) => {
    const { memory } = await say(message);
    expect(memory.topic).toMatchObject({ role: 'applicant', trade: position, entity: position });
    expect(memory.topic?.need).toBeUndefined();
  });

  it.each(['im a designer and need a website for my portfolio', 'i do google ads for my shop since 3 years', 'we build apps with flutter', 'i run a bakery since 3 years', 'i do google ads since 3 years but nobody buys'])('is nobody who speaks of a firm or wants something of us: %s', async (message) => {
    expect((await say(message)).memory.topic?.role).not.toBe('applicant');
  });

  it.each([
    [['hi im a react developer from pune with 6 yrs exp', 'do you have something for me'], 'Senior Full Stack Developer'],
    [['i build apps with flutter 3 years now', 'would that fit you'], 'React Native or Flutter'],
    [['ux designer here, 4 years', 'anything for me in dubai'], 'Dubai, United Arab Emirates'],
    [['im a mobile dev', 'do you need someone like me'], 'Kuala Lumpur, Malaysia'],
    [['hi i do google ads since 3 years', 'is there a job', 'what would i do all day'], 'four or five clients'],
    [['hi i do google ads since 3 years', 'what is the work like'], 'four or five clients'],
    [['what roles do u have for designers', 'what do i send'], 'Apply Now'],
    [['thinking of the full stack job', 'what tech do you want'], 'TypeScript, React and Node.js'],
    [['whats the mobile app developer job about', 'and what do you ask for'], 'React Native or Flutter'],
    [['saw the marketing specialist job', 'can i work from bangalore'], 'Yes: the Digital Marketing Specialist works in'],
    [['saw the designer job', 'is it in kl?'], 'No, the UI/UX Designer works in Dubai'],
    [['i earn 18 lakh now as senior dev', 'would you pay more'], 'The site names no salaries'],
    [['what do you pay a mobile developer', 'ok and what extra do i get'], 'Thirty days of leave'],
    [['i have a job offer from you', 'when do i know the start date'], careers.hiring.steps[3].text],
    [['i applied for a job 3 days ago', 'who can i ask about it'], company.emails.careers],
    [['hi im a mobile dev', 'is the kl job still open', 'nice', 'what happens after i send it'], careers.hiring.steps[0].text],
    [['im a student in kl', 'i build apps with flutter', 'do you take ppl for the summer'], 'unasked-for letters'],
    [['i know react and node', '2 years'], 'asks for 5+ years of experience; that fewer are a no'],
    [['im a developer from chennai looking for work', 'remote ok?'], 'Yes: the Senior Full Stack Developer works in'],
  ])('is answered of the position that is for them: %j', async (messages, fact) => {
    expect(await said(...messages)).toContain(fact);
  });

  it.each([[["i'm a designer", 'i need a website for my portfolio', 'is that ok for you']], [['im a developer', 'what does a website cost', 'is it enough']], [['im a developer', 'where are you', 'is that right']]])('is nobody who speaks of something else: %j', async (messages) => {
    expect(await said(...messages)).not.toContain(assistant.reckoned.positions.inTrade);
  });

  it('is no freelancer who asks what we do for such', async () => {
    expect(await said('I am a freelance designer, do you do development for designers?')).not.toContain('full-time positions');
  });

  it('is asked for nothing of a project', async () => {
    const { asking, thanks = '' } = await say('i build apps with flutter 3 years now');
    expect(asking).toBeUndefined();
    expect(thanks).not.toContain('flutter');
  });
});

describe('who asks whether we have done such a thing', () => {
  it.each([
    [['we are a tutoring company and want an app that adapts to the kid', 'have you done that'], 'Educational Learning Platform'],
    [['we have 5 restaurants and need a delivery app', 'did you make one before'], 'Food Delivery App'],
    [['hi we sell furniture online in malaysia and singapore', 'have you done that before'], 'E-commerce Platform'],
    [['we manage family money', 'have you worked for someone like us'], 'Financial Analytics Dashboard'],
    [['hi we need a crm', 'have you built one'], 'Real Estate CRM'],
  ])('hears of the project that is like theirs: %j', async (messages, title) => {
    expect(await said(...messages)).toMatch(new RegExp(`^Yes, the ${title}`));
  });

  it.each([
    [['we are a tutoring company and want an app that adapts to the kid', 'have you done that', 'what did it cost'], 'USD 100,000 to 130,000'],
    [['we sell furniture online', 'have you done that before', 'what did they pay'], 'USD 95,000 to 120,000'],
    [['we manage family money', 'have you worked for someone like us', 'and how long was that'], '5 months'],
    [['hi we need a crm', 'have you built one', 'for how many users'], 'forty agents'],
    [['food delivery app for our town, like grab but local', 'seen you did one. what did it cost'], 'USD 85,000 to 105,000'],
  ])('goes on about that: %j', async (messages, fact) => {
    expect(await said(...messages)).toContain(fact);
  });

  it('hears of none that was for another trade', async () => {
    expect(await said('we need an app for our laundry', 'have you done that')).not.toMatch(/^Yes, the/);
    expect(await said('we are a hotel', 'do you have an example in travel')).toContain('The other projects are not public');
    expect(await said('do you have experience with terraform')).toContain('Terraform');
    expect(await said('do you have experience with gdpr')).toContain('data protection laws');
    expect(await said('can i see examples of dashboards')).not.toContain('The other projects are not public');
  });

  it('asks the price of their own after one was only shown', async () => {
    expect(await said('hi we are a dental clinic in penang and we want a new website', 'and the price?')).toContain('USD 20,000 and USD 120,000');
  });
});

describe('who speaks of a project of ours', () => {
  it.each([
    [['pearl quay dashboard', 'price?'], 'USD 80,000 to 100,000'],
    [['financial dashboard took how long', 'and what came out of it, any numbers'], '07:30 for complete figures'],
    [['the learning app for schools', 'did it use ai'], 'Yes, AI solutions was part of the Educational Learning Platform'],
    [['tell me about the finance dashboard', 'was that with ai?'], 'language model with human review'],
    [['tell me about sahana clinics', 'was that with ai?'], 'AI solutions was no part of the Healthcare Management System'],
    [['real estate crm was 55 to 75k right', 'and in what time'], '4 months'],
    [['the hospital project, what did it cost', 'and for how many clinics is that'], 'eleven'],
    [['do you have a real estate project', 'how long', 'wow thats fast. how did you manage in 4 months'], 'We cut the scope to what the day needs'],
    [['tell me about sahana clinics', '9 months?? why'], assistant.toldAgain.why],
    [['the food app was for how many stalls', 'and kitchen staff, they have an own app?'], 'Kitchen app for low-cost Android tablets'],
    [['have you done delivery apps', 'when did the food app go live'], company.emails.hello],
    [['you did the kayu & kain shop and the clinics', 'which one took longer'], 'Healthcare Management System, for Sahana Clinics: 9 months; E-commerce Platform'],
    [['what did the clinic system cost', 'which one was cheaper'], 'Real Estate CRM, for Dhow Creek Estates: USD 55,000 to 75,000'],
    [['which of your projects were in malaysia', 'and in dubai?'], 'Pearl Quay Capital'],
    [['tell me about the clinic system you built', 'how long did that take', 'and how many people'], '8 people'],
  ])('is answered of that: %j', async (messages, fact) => {
    expect(await said(...messages)).toContain(fact);
  });

  it('asks what is none of that: when we could start, or which of two things takes longer', async () => {
    expect(await said('tell me about sahana clinics', 'when can you start')).toContain('When we could start is not on the site');
    expect(await said('tell me about sahana clinics', 'what takes longer, design or coding')).not.toContain('None of those that are published');
    expect(await said('what does the e-commerce platform cost', 'which one is faster, shopify or custom')).not.toContain('Real Estate CRM, for');
  });

  it('may mean one of their own', async () => {
    expect((await say('food delivery app for kochi')).memory.topic?.entity).toBe('service:mobile-development');
  });

  it('is shown others than those they do not want', async () => {
    const answer = await said('do you do web design', 'can you show one, not a shop pls');
    expect(answer).toContain('Healthcare Management System');
    expect(answer).not.toContain('Kayu');
  });
});

describe('who chooses from a list', () => {
  it.each([
    [['what positions are open', 'ok the first one'], 'position:senior-full-stack-developer'],
    [['do you have jobs', 'the second one please'], 'position:mobile-app-developer'],
    [['which services do you offer', 'tell me about the third'], 'service:ecommerce'],
    [['what projects have you done', 'ok, number 2'], 'project:2'],
  ])('goes on about that: %j', async (messages, entity) => {
    expect((await say(...messages)).memory.topic?.entity).toBe(entity);
  });

  it('is answered of it', async () => {
    expect(await said('what positions are open', 'ok the first one', 'where is it')).toContain('Bengaluru, India, or remote in India');
  });
});

describe('a client of ours', () => {
  it.each([
    [['we are already your customer', 'i need a copy of last months invoice']],
    [['i need a copy of last months invoice']],
    [['i did not get the invoice for march']],
    [['hi im a client', 'the friday note did not come this week', 'who do i ask']],
    [['existing client here. you built our site']],
  ])('hears whom to write to: %j', async (messages) => {
    expect(await said(...messages)).toContain(company.emails.support);
  });

  it('is answered what they ask besides', async () => {
    expect(await said('we are your client since 2 years', 'how long does an app take')).not.toContain(company.emails.support);
    expect(await said('do you send an invoice in dirhams')).not.toContain(company.emails.support);
    expect(await said('we get 400 pdf invoices a month')).toContain('Reading of invoices');
    expect(await said('i have a question about invoice processing with ai')).toContain('Reading of invoices');
    expect(await said('we are your client', 'who can help with seo')).not.toContain(company.emails.support);
  });
});

describe('how many we are', () => {
  it('is no team of theirs', async () => {
    expect(await said('how many people work on one project', 'so 25 people on ours?')).toContain('five to eight');
    expect(await said('we want a web shop', 'how big is the team', 'and how long')).toContain('7 months');
    expect(await said('is that the same team until the end')).toContain('from the first meeting stay to the launch');
  });
});
