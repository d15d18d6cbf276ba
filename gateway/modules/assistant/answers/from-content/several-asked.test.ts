import { assistant } from '#content/assistant.ts';
import { company } from '#content/company.ts';
import { describe, expect, it } from 'vitest';
import { readHeard } from '../../../leads/reading/read-heard.ts';
import { knowledgeOfContent } from '../../knowledge/knowledge.ts';
import { respond, type BuiltInReply } from '../respond.ts';
import { actOf } from '../talk/acts.ts';
import { toldBy } from '../talk/small-talk.ts';
import { partsAsked } from './parts-asked.ts';

const knowledge = knowledgeOfContent();
/** A Friday, 9:30 in Dubai, 11 in Bengaluru, 13:30 in Kuala Lumpur. */
const at = new Date('2026-11-20T05:30:00Z');

async function say(...messages: string[]): Promise<BuiltInReply> {
  let reply: BuiltInReply | undefined;
  for (const message of messages) reply = await respond(knowledge, { message, memory: reply?.memory ?? {}, findings: toldBy(knowledge, message, actOf(message), await readHeard(message)), at });
  return reply!;
}

const parts = (message: string) => partsAsked(knowledge, knowledge.understand(message)).map(({ said }) => said);

describe('the questions of a message', () => {
  it.each([
    ['ok and who owns it afterwards? also can my secretary change the texts', ['who owns it afterwards?', 'also can my secretary change the texts']],
    ['good afternoon, do you do mobile apps and what does it cost', ['do you do mobile apps', 'what does it cost']],
    ['do i need arabic? and can i work remote', ['do i need arabic?', 'and can i work remote']],
    ['who does it, your own people or freelancers? how long does it take', ['who does it?', 'how long does it take']],
    ['is the dubai one open on sundays? and fridays?', ['is the dubai one open on sundays?', 'is the dubai one open on fridays']],
    ['do you have an office in dubai, whats the number there', ['do you have an office in dubai', 'whats the number in dubai']],
    ['what tech would you use for it and why', ['what tech would you use for it', 'why tech would you use for it']],
    ['what are your opening hours and is parking free?', ['what are your opening hours', 'is parking free?']],
  ])('are told apart: %s', async (message, texts) => {
    expect(parts(message)).toEqual(texts);
  });

  it.each([
    ['when you move us, which system goes first?'],
    ['if we part, who keeps the accounts?'],
    ['Can my nephew, who does our computers, change the prices?'],
    ['Can you give me the number of the medical director? I want to ask her for a reference.'],
    ['what if a rival is half as dear next year? Are we stuck with your choice?'],
    ['do you do ios and android'],
    ['who wrote it and when'],
    ['I wrote to you about an app, which in the end we gave up. Is there a fee?'],
  ])('are one, where only one is asked: %s', async (message) => {
    expect(parts(message)).toHaveLength(1);
  });
});

describe('who asks several things at once', () => {
  it.each([
    [['How much for a website?', 'ok and who owns it afterwards? also can my secretary change the texts'], [/once it is paid for/, /Yes\. .*your own staff can change/]],
    [['do you do mobile apps and what does it cost'], [/^Yes\. Apps for iOS/, /USD 85,000/]],
    [['we sell furniture online. want to move to shopify. can you do that and what would it cost'], [/^Yes\. .*every old link redirected/, /USD 25,000/]],
    [['would you sign an nda first? and who would own the code'], [/non-disclosure/, /once it is paid for/]],
    [['how do you charge for google ads and are we tied in'], [/fixed monthly fee/, /first three months are agreed/]],
    [['how do i apply? and how long until i hear back'], [/Apply Now/, /within two weeks/]],
    [['we sell by shopify and use odoo', 'Can you connect shopify with odoo? who does it, your own people or freelancers?'], [/^Yes\. .*Odoo/, /The people you meet do the work/]],
    [['do you also write the texts, and who owns the site after?'], [/once it is paid for/]],
  ])('hears of each: %s', async (messages, words) => {
    const { answer } = await say(...messages);
    for (const one of words) expect(answer).toMatch(one);
  });

  it.each([
    [['is the UI/UX designer job in dubai still open?', 'do i need arabic? and can i work remote'], [/Arabic/, /No, the UI\/UX Designer works in Dubai/]],
    [['do you store what i write here?', 'how long do you keep it then, and can i have it deleted'], [/24 months|90 days/, /privacy@longitude\.example from the address/]],
    [['when its 10am in kl what time is it in dubai, somebody there?'], [/it is 06:00 in Dubai/, /nobody is there/]],
    [['if it is 3pm in bangalore what time in kl, are you open then?'], [/17:30 in Kuala Lumpur/, /the office is open on working days/]],
    [['are you open on saturday and do you have parking'], [/not on Saturdays/i, /parking/]],
    [['what time is it in dubai and who owns the code'], [/09:30 in Dubai/, /once it is paid for/]],
    [['can i work from home as mobile developer and what is the salary'], [/No, the Mobile App Developer/, /names no salaries/]],
    [['how long does a website take and can you do it by march'], [/eight to twelve weeks/, /cannot promise/]],
    [['do you have an office in dubai, whats the number there'], [/^Yes\. Our Dubai office/, /\+971 4 000 0100/]],
  ])('hears of each, whatever answers it: %s', async (messages, words) => {
    const { answer } = await say(...messages);
    for (const one of words) expect(answer).toMatch(one);
  });

  it('hears nothing twice', async () => {
    const { answer } = await say('where is your dubai office', 'is the dubai one open on sundays? and fridays?');
    expect(answer.split(company.businessHours)).toHaveLength(2);
  });

  it('hears once and at the end whom to ask for what the site does not say', async () => {
    const { answer } = await say('would you sign an nda? who leads your sales? and is there parking?');
    expect(answer.split(company.emails.hello)).toHaveLength(2);
    expect(answer.endsWith(assistant.restOpen)).toBe(true);
  });

  it('is thanked for what they tell beside it, and that is no question', async () => {
    const { answer, thanks } = await say('hi i am Ravi. we make furniture. do you build online shops and who owns the code? my number is 98450 12345');
    expect(thanks).toContain('Ravi');
    expect(answer).toMatch(/^Yes\. Online shops[^]*once it is paid for/);
  });
});

describe('who asks whether we do something that a list of ours names', () => {
  it.each([['can you connect with odoo'], ['do you work with stripe and razorpay'], ['do you do push notifications'], ['can you run google ads for us'], ['do you host on aws'], ['are automated tests included?'], ['do you support bluetooth in apps'], ['do you have an office in dubai'], ['we need more customers for our clinic', 'do you do google ads']])('hears yes before it: %s', async (...messages) => {
    expect((await say(...messages)).answer).toMatch(/^Yes\. /);
  });

  it.each([['do you use freelancers?'], ['do you use laravel'], ['do you replace odoo with sap'], ['do you only work with shopify'], ['are you certified in aws'], ['do i have to write the texts myself'], ['do you use wordpress or squarespace'], ['do you have an office in singapore'], ['can you integrate with salesforce']])('hears no yes that nobody has said: %s', async (message) => {
    expect((await say(message)).answer).not.toMatch(/^Yes\./);
  });
});
