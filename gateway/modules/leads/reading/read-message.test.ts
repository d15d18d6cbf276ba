import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { serviceOptions } from '#content/service-options.ts';
import type { Finding } from '../evidence.ts';
import { readHeard } from './read-heard.ts';

const told = async (message: string, circumstances = {}) =>
  Object.fromEntries((await readHeard(message, circumstances)).flatMap(({ field, value, retracted }) => (retracted ? [] : [[field, value]])));

const services = serviceOptions.map((option) => option.value as string);

/** What a finding owes to its message, whatever the message is. */
function isSound(message: string, { field, value, start, end }: Finding): boolean {
  const quote = message.slice(start, end);
  if (!Number.isInteger(start) || start < 0 || end <= start || end > message.length) return false;
  if (field === 'phone') return /^[+(\d][\d ().-]*\d$/.test(quote) && quote.replace(/\D/g, '').includes(value.replace(/\D/g, '').slice(-7));
  // What is spelled out ("priya at …") means an address that does not stand there.
  if (field === 'email') return quote === value || quote.replace(/[^a-z\d]|\s(?:at|dot|point|underscore|hyphen|dash|minus|plus)\s/gi, '').includes(value.split('@')[0]!.replace(/[^a-z\d]/gi, ''));
  return field === 'servicesInterested' ? services.includes(value) : quote === value;
}

const unsound = async (message: string, asked?: 'name') => (await readHeard(message, { asked })).filter((finding) => !isSound(message, finding));

const names = fc.constantFrom('Priya Sharma', 'ravi', 'Tan Wei Ming', 'Fatimah binti Ismail', 'Khalid Al Mansoori', "Siobhan O'Neil", 'Jürg Bärtschi', 'V. Anand', '陈美玲');
const phones = fc.constantFrom('98450 12345', '+91 98450 12345', '012-345 6789', '050 123 4567', '+971 50 123 4567', '+44 20 7946 0018', '9876543210', '12345', '2024051187');
const emails = fc.tuple(fc.stringMatching(/^[a-z][a-z\d._+-]{0,10}[a-z\d]$/), fc.stringMatching(/^[a-z]{2,8}\.(example|co\.in|com\.my)$/)).map(([user, host]) => `${user}@${host}`);
const budgets = fc.constantFrom('₹5 lakh', 'around 40k', 'RM 60,000 more or less', 'AED 250,000', 'USD 30,000 to 45,000', '2 crore', '$75k', 'two hundred thousand dirhams');
const times = fc.constantFrom('by March', 'in six weeks', 'next month', 'before Diwali', 'ASAP', 'Q2 2027', 'by the end of the year');
const places = fc.constantFrom('Kochi', 'Kuala Lumpur', 'Dubai', 'Shah Alam', 'London', 'Abu Dhabi');
const things = fc.constantFrom('a website', 'an online shop', 'a mobile app', 'a chatbot', 'SEO', 'hosting on AWS', 'help');
const phrase = fc.oneof(
  names.map((name) => `My name is ${name}.`),
  names.map((name) => `I'm ${name}`),
  phones.map((phone) => `call me on ${phone}`),
  emails.map((email) => `mail: ${email},`),
  budgets.map((budget) => `our budget is ${budget}`),
  times.map((time) => `we need it ${time}!`),
  places.map((place) => `we are based in ${place}`),
  fc.tuple(things, places).map(([thing, place]) => `We want ${thing} for our office in ${place}.`),
  fc.constantFrom('Hello', '?', 'What does it cost?', 'Sorry, I meant', '😀👩‍👩‍👧', 'שלום', '\n', 'no, not an app', 'our company is Acme & Sons Pvt Ltd', 'ticket #9876543210', '<b>hi</b>'),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
);
const messages = fc.array(phrase, { minLength: 1, maxLength: 7 }).chain((parts) => fc.constantFrom(' ', ', ', '\n', ' and ').map((joint) => parts.join(joint).slice(0, 1000).toWellFormed().trim()));

describe('what a message tells', () => {
  it('stands in it, at the place that is said', async () => {
    await fc.assert(
      fc.asyncProperty(messages, fc.constantFrom(undefined, 'name', 'reach', 'need', 'company', 'budget', 'timeline', 'location'), async (message, asked) => {
        expect(await unsound(message, asked as 'name')).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('is read in any text of a thousand characters, and to its end', async () => {
    for (const piece of ['a', '1 ', 'A ', 'one hundred ', 'by ', '@a.', '(', 'Aa-', '+9', ' and', '1,1', 'my name is ', 'in ', 'Dr. ', 'from A ', 'Aa & ', 'A and B ', 'the shop, Aa ', 'our own ', 'we are Aa, ', 'At Aa we ', 'co-', 'head of ', 'bakery called ', 'a b@ab.cd ', 'a at ', 'a dot ', 'a @ ', 'mail a at b dot ', 'not Aa, ', 'Aa, not ', '\nAa', ' - Aa', 'thanks ', 'saya ', 'under the name Aa ', '公司', 'moved from to ', 'am aa, ', 'we have a cafe in aa ', 'our shop is near Aa ', 'I coordinate aa at Aa ', 'my brand aa ', 'family business, Aa ', 'shop, its name Aa ', 'before our aa ', 'Aa, Wales, ', 'aa bb, ', '1-868-555-0134 ', 'in Aa da Bb ', 'Aa side ', 'native of Aa ', 'Aa Ltd. ', 'not before ', 'sell aa ', 'on their ', 'is 1 ', 'is 9845012345 ', 'your number 98450 12345 ', 'order aa on ', 'call me on ', 'meeting is on ', 'for the aa meeting ', 'seo for our ', 'page ', 'promote our aa ', 'no. 1 ', 'more aa orders ', 'at the work site ', 'for a call ', 'openings for aa ', 'not aa, aa ', '.aa not .aa ', 'not 12, 13 ', 'aa.con aa .com ', 'we lost 5k ', 'quoted us ', 'spending 5k ', 'we pay 5k now ', '600 aa bbs ', 'we provide aa ', 'shop Pune, Aa ', 'J. Aa ', 'Aa. ', 'with aa ', 'that aas ', 'no aa, just ', 'wait no ', 'and we aa, ', 'leads come from ', 'number 0712 345 678 ', '0712 ', 'can you fix. ', '1 pm ', 'get traffic on our ', 'website not now ']) {
      expect(await unsound(piece.repeat(1000).slice(0, 1000))).toEqual([]);
    }
  });
});

describe('a lead is told', () => {
  it.each([
    ['Hi, Priya here from Zest Foods in Pune. Need an online shop by June, budget ₹12 lakh. priya@zest.example / 98450 12345', { name: 'Priya', company: 'Zest Foods', location: 'Pune', servicesInterested: 'ecommerce', timeline: 'by June', budget: '₹12 lakh', email: 'priya@zest.example', phone: '+919845012345' }],
    ['My name is Aisha binti Omar. We are based in Melaka, call 012-345 6789', { name: 'Aisha binti Omar', location: 'Melaka', phone: '+60123456789' }],
    ['Reach me at ben@ashworth.co.uk or 07812 345678', { email: 'ben@ashworth.co.uk', phone: '+447812345678' }],
    ['Reach me at ben@ashworth.io or 098450 12345', { email: 'ben@ashworth.io', phone: '+919845012345' }],
    ['call 98450 12345, 4 of us would come', { phone: '+919845012345' }],
    ['call me on +971 50 123 4567, 4⠓', { phone: '+971501234567' }],
    ['call me on +91 98450 12345 ᪃', { phone: '+919845012345' }],
    ['We are Brightwell, a logistics startup in Hosur, 9 lakhs, ideally in ten weeks', { company: 'Brightwell', location: 'Hosur', budget: '9 lakhs', timeline: 'in ten weeks' }],
    ['Rita Menon, Amber Route, rita@amberroute.example', { name: 'Rita Menon', company: 'Amber Route' }],
    ['Regards,\nRita Menon\nHead of Digital, Amber Fields\n+91 98450 12345', { name: 'Rita Menon', company: 'Amber Fields', phone: '+919845012345' }],
    ['It is for my small bakery called Sweet Crumbs', { company: 'Sweet Crumbs' }],
    ['a website for our museum in Trosa', { location: 'Trosa' }],
    ["Joanna, we need an app. Don't email me, call +65 8123 4567", { name: 'Joanna', phone: '+6581234567' }],
    ['about QAR 20,000 per month for ads', { budget: 'about QAR 20,000 per month' }],
    ['مرحبا، اسمي سارة الحداد من شركة واحة النخيل في دبي.', { name: 'سارة الحداد', company: 'واحة النخيل', location: 'دبي' }],
    ['You can reach me on 050 123 4567 (Sharjah)', { phone: '+971501234567', location: 'Sharjah' }],
  ])('in %j', async (message, lead) => {
    expect(await told(message)).toMatchObject(lead);
  });

  it.each([
    ['our own address quoted back', `I wrote to ${company.emails.hello} and ${offices[0]!.email} yesterday`],
    ['our own number quoted back', `Is ${offices[0]!.phone!.display} your number?`],
    ['numbers that are no phones', 'Order 9876543210, invoice 98450 12345, GSTIN 29ABCDE1234F1Z5, server 192.168.10.25'],
    ['a tool that is left behind', 'We come from Excel'],
    ['a survey', 'I am a student doing a survey on chatbots'],
    ['a place that is asked about', 'Do you have an office in Singapore? And in London?'],
    ['a state of mind', "I'm interested. I am Looking around. This is Urgent!"],
    ['a colon after a common word', 'My dear shop: Sunshine and Rain'],
    ['a published figure', 'Why did the E-commerce Platform cost USD 95,000 and take 7 months?'],
    ['an open position', 'Is the Mobile App Developer job still open?'],
    ['what is taken back in the same breath', 'please delete my number 98450 12345, I do not want to be contacted'],
  ])('by no means with %s', async (_what, message) => {
    expect(await told(message)).toEqual({});
  });

  it.each([
    ['name', 'senthil kumar', { name: 'senthil kumar' }],
    ['name', 'no thanks', {}],
    ['name', 'what about prices first?', {}],
    ['name', 'Mr Paris Fernandes', { name: 'Paris Fernandes' }],
    ['company', 'Harta Maju', { company: 'Harta Maju' }],
    ['company', 'Qasr Holding', { company: 'Qasr Holding' }],
    ['budget', 'not decided', {}],
    ['budget', '15 lakhs', { budget: '15 lakhs' }],
    ['timeline', 'Q2', { timeline: 'Q2' }],
    ['location', 'Ooty', { location: 'Ooty' }],
  ])('in the bare answer to the question for %s: %s', async (asked, message, lead) => {
    expect(await told(message, { asked })).toEqual(lead);
  });

  it('and the later words of one message correct the earlier ones', async () => {
    expect(await told('98765 00001 is switched off, use 98765 00002')).toEqual({ phone: '+919876500002' });
    expect(await told('We do not need an app, only a website')).toMatchObject({ servicesInterested: 'web-development' });
  });
});

describe('what was told before', () => {
  it('is corrected where the words say so', async () => {
    expect(await told('not Menon, Nair', { name: 'Menon' })).toMatchObject({ name: 'Nair' });
    expect((await told('not Shopify, Magento', { name: 'Menon' })).name).toBeUndefined();
    expect((await told('we want it in March, not April', { name: 'April' })).name).toBeUndefined();
  });

  it('never becomes a number to call, if it is a fax', async () => {
    expect(await told('Tel: +60 4 261 5500, Fax: +60 4 261 5501')).toEqual({ phone: '+6042615500' });
    expect((await told('budget 80 000 kr')).phone).toBeUndefined();
  });
});

describe('what is told in passing', () => {
  it.each([
    ['Name: Tan Boon Keat\nCompany: Sinar Harapan Trading\nNeed: online store', { name: 'Tan Boon Keat', company: 'Sinar Harapan Trading' }],
    ['my name is Longfellow, Thomas Longfellow', { name: 'Thomas Longfellow' }],
    ['Could someone call Priyanka at 98450 11223?', { name: 'Priyanka', phone: '+919845011223' }],
    ['I am with Sunbird Foods Pte. Ltd. We want a chatbot', { company: 'Sunbird Foods Pte. Ltd.' }],
    ['I am Omar Said from Delta Cold Chain, Alexandria', { name: 'Omar Said', company: 'Delta Cold Chain', location: 'Alexandria' }],
    ['Low Wei Ling here, about an app', { name: 'Low Wei Ling' }],
    ['No. 12, Cathedral Road, Chennai 600086', { location: 'Chennai' }],
    ['bajet RM 20 ribu, nak siap sebelum Raya', { budget: 'RM 20 ribu', timeline: 'sebelum Raya' }],
  ])('%s', async (message, wanted) => {
    expect(await told(message)).toMatchObject(wanted);
  });

  it('leaves out whom the visitor had before, and when they come by', async () => {
    expect((await told('my previous developer Mr. Venkat from TechNova ran away')).company).toBeUndefined();
    expect((await told('I might come by next Tuesday')).timeline).toBeUndefined();
  });
});
