import { careers } from './careers.ts';
import { company } from './company.ts';
import { offices } from './offices.ts';
import { servicesOverview } from './services-overview.ts';

const phones = offices.flatMap(({ city, phone }) => (phone ? [`${city} ${phone.display}`] : [])).join(', ');
/** Where a number is looked for in vain. */
const phoneless = offices.filter(({ phone }) => !phone).map(({ city, email }) => ` Our ${city} office gives no phone number; it is reached at ${email}.`).join('');

/**
 * What the assistant says in its own words; everything else it says stands elsewhere in this folder. The widget's words
 * are in chat.ts.
 */
export const assistant = {
  greeting: `Hello. I am ${company.name}’s assistant, a program, and I answer from what is written on this site: services, past projects, prices, offices, jobs. What are you trying to get done?`,
  thanks: 'You are welcome. If something else comes to mind, ask.',
  goodbye: 'Goodbye, and thank you for looking in.',
  wellBeing: 'A program is always well, thank you. What can I tell you about our work?',
  yes: 'Good. Tell me a little more: what is it about?',
  no: 'That is fine. If a question comes up, I am here.',

  /** To who did not follow, or asks for it again. */
  puzzled: `I have only the words of this site. Ask me about one thing at a time, such as “What does an app cost?”, or write to ${company.emails.hello}; a person explains it ${company.replyPromise}.`,
  /** To who wants to think first, or to ask somebody. */
  pause: `Take your time; nothing here runs out. When you are ready, ask me, or write to ${company.emails.hello}.`,
  /** To who says that they have a question. */
  opening: 'Of course. Ask me about our services, past projects, prices, offices or jobs.',
  /** To who wants to hear more, and does not say of what. */
  more: 'Of what? Ask for one thing: what it costs, how long it takes, what it includes, or what others had made.',
  /** The same, of what was talked about. */
  moreOf: 'More about it stands on the page below. Or ask me for one thing: what it costs, how long it takes, what it includes.',
  /** To who has told something, and asked nothing. */
  told: 'Thank you for telling me. What would you like to know?',
  /** To an address on the web, with nothing asked about it. */
  address: `Thank you. I am a program and cannot open addresses; send it with the contact form or to ${company.emails.hello}, and a person looks at it and replies ${company.replyPromise}.`,

  /** When nothing on the site answers. */
  unknown: `I do not find that on our site, and I would rather not guess. One of our people can tell you: write to ${company.emails.hello} or use the contact form, and you hear from us ${company.replyPromise}. What I do know are our services, projects, prices, offices and open positions.`,
  /** Before what comes nearest to an answer. */
  nearest: 'Exactly that I do not find on our site. What it does say:',
  /** Before what may not answer. */
  perhaps: 'I am not sure that this is what you mean. What the site says:',
  /** After either. */
  askUs: `For anything beyond that, write to ${company.emails.hello} or use the contact form; you hear from us ${company.replyPromise}.`,
  /** After the answers to several questions, where one has none, and where several of them send to a person. */
  restUnknown: `The rest of what you ask I do not find on our site: write to ${company.emails.hello}, and a person replies ${company.replyPromise}.`,
  restOpen: `For what is not on the site, write to ${company.emails.hello}; a person replies ${company.replyPromise}.`,
  /** To who asks whether we do something that we do; before what it is. */
  offered: 'Yes.',
  /** After figures that are others' or from … to. */
  rangeOnly: `That is a range and no quotation; for a figure of your own, use the contact form or write to ${company.emails.hello}.`,
  /** When somebody wants a figure or a date that only a proposal can give. */
  noPromise: `I cannot promise a price or a date here; you get both in writing after discovery. Tell us what you are planning on the contact form or at ${company.emails.hello}, and a person replies ${company.replyPromise}.`,
  offTopic: `That is outside of what I know. I am ${company.name}’s assistant and can tell you about our services, projects, prices, offices and open positions. For anything else, write to ${company.emails.hello}.`,
  injection: `I keep to my work, which is to answer questions about ${company.name}: our services, projects, prices, offices and open positions. What would you like to know about those?`,
  /** To who is not content with an answer. */
  complaint: `Sorry. I go by the words of a question, and at times miss what is meant. Put it in other words, or write to ${company.emails.hello}; a person replies ${company.replyPromise}.`,

  /** To what are no words. */
  notUnderstood: 'I did not understand that. Ask me about our services, past projects, prices, offices or jobs, such as “What does an app cost?”',
  /** To the same once more, in turn. */
  again: {
    complaint: [
      `I am sorry that I am no help. One of our people can be: write to ${company.emails.hello}, or call: ${phones}.`,
      `As I said, I am a program. A person answers at ${company.emails.hello}.`,
    ],
    gibberish: ['I do not understand that either. Choose one of the questions below, or ask in a sentence.', 'Still nothing that I can read, sorry.'],
    'off-topic': [`Nor do I know anything about that. Ask me about our work, or write to ${company.emails.hello}.`, 'That is not on our site either.'],
    injection: ['I keep to my work all the same. What would you like to know about it?', 'Still the same: ask me about our work.'],
    no: ['All right.', 'I am here.'],
    thanks: ['Gladly.', 'You are welcome.'],
    greeting: ['Hello again. What would you like to know?', 'Hello. Ask me anything about our work.'],
    puzzled: [`I am sorry to be unclear. Ask about one thing, such as “What does an app cost?”, or let a person explain it: ${company.emails.hello}.`],
  },

  /** To who needs one of our people, and soon. A program can look into nothing and settle nothing. */
  trouble: {
    fault: `I am sorry. I am a program and cannot look into it myself. If we built or run it, write to ${company.emails.support} what happens and since when, or call: ${phones}. For a production fault in a system that we run, an engineer on call acknowledges within 15 minutes at any hour; faults in what we built are corrected at no charge for ninety days. If somebody else built it, we can often take it over.`,
    silence: `I am sorry that you had to wait: a reply is due ${company.replyPromise}. I am a program and cannot see what was sent to our people. Call ${phones}, or write to ${company.emails.support} and say since when you have been waiting.`,
    /** To who is a client of ours already, and has told or asks something of their own work. */
    client: `I am a program and see neither projects nor invoices of our clients. Write to ${company.emails.support}, or call: ${phones}; a person replies ${company.replyPromise}.`,
    dispute: `I am sorry that it has come to this. I am a program and can settle nothing, so please talk to one of our people: ${phones}, or ${company.emails.hello}. Tell them what was agreed and what went wrong; a person replies ${company.replyPromise}.`,
  },

  /** To who asks on after that. */
  troubleFurther: {
    phone: `Call ${phones}.${phoneless}`,
    soon: `The quickest way is the phone: ${phones}. For a production fault in a system that we run, an engineer on call acknowledges within 15 minutes at any hour.`,
    /** To who cannot wait. */
    urgent: `That cannot wait for a mail, I know. Call ${phones}.${phoneless} Our offices are open ${company.businessHours}, each by its own clock; I am a program and cannot speed it up from here.`,
    /** The same of something that is broken. */
    onCall: 'For a production fault in a system that we run, an engineer on call acknowledges within 15 minutes at any hour.',
    /** To who asks whether they have to pay for it. */
    cost: `Faults in what we built are corrected at no charge for ninety days; after that you may keep us by the month, or not. Whether yours falls within them, ${company.emails.support} can tell you.`,
    /** To a client of ours who asks whom to turn to. */
    whom: `Write to ${company.emails.support}; a person replies ${company.replyPromise}. Or call ${phones}.${phoneless}`,
    /** To who says it once more. */
    again: `I am sorry. Call ${phones}; a person can find out what became of it.${phoneless}`,
    /** To who left an address or a number. */
    sooner: `If that is too late, call ${phones}.`,
    /** After what is said of taking over what somebody else built. */
    elsewhere: `For today, call ${phones} and ask what can be done at once.`,
  },

  /** Before another answer to who says that the last one was beside the point. */
  misread: 'Sorry, that missed your question.',
  /** Before what somebody asks who was let down by what was said so far. */
  letDown: 'I am sorry that I was no help so far.',
  /** To who finds an answer too long. */
  shorter: {
    /** Before the first sentence of it. */
    lead: 'Sorry. In one sentence:',
    /** Where there is none, and where they say something besides. */
    none: 'Sorry. Ask for one thing, such as what it costs or how long it takes, and I keep to that.',
    from: 'Sorry, I keep it shorter.',
  },
  /** To who wants to hear yes or no, and nothing else. */
  plainly: {
    says: (sentence: string) => `As plainly as the site says it: ${sentence}`,
    open: `The site does not settle that with a yes or a no, and I would rather not guess. One of our people can: write to ${company.emails.hello} or use the contact form, and you hear from us ${company.replyPromise}.`,
  },
  /** To who asks again what was just told, where nothing else answers it. */
  toldAgain: {
    /** The sentence of it that is asked for. */
    briefly: (sentence: string) => `As said: ${sentence}`,
    /** The site has no more to say. */
    noMore: `That is what our site says of it, and it says no more. One of our people can: write to ${company.emails.hello}, and you hear from us ${company.replyPromise}.`,
    why: `Why that is so our site does not say. One of our people can tell you: write to ${company.emails.hello}, and you hear from us ${company.replyPromise}.`,
    which: `Which of them suits you our site does not say. Write to ${company.emails.hello} what it is for, and one of our people tells you.`,
  },
  /** To who has more than what a page calls too little for us: "about 100 orders a month". */
  aboveLimit: (limit: string) => `That is not below ${limit}, so what our page advises those with less is not meant for you.`,
  /** To who concludes that they should not buy, after a page has said so. */
  notToBuy: 'As things stand, yes: our pages say when you would do better without us, and so far that is your case. When it changes, come back; the first quote is free.',
  /** To who finds a price too high. */
  tooDear: {
    /** Before what the page of a service says on when not to buy. */
    smaller: (service: string) => `There may be a smaller way. Our page on ${service} says of it:`,
    /** The highest figure was named; before the lowest. */
    upper: 'That is the upper end.',
    /** The same once more, in a sentence. */
    smallest: 'The smallest way that our page knows:',
    free: `The first quote is free, and so is half an hour with somebody who builds; you leave with a first estimate. Write to ${company.emails.hello} or use the contact form.`,
    /** Of no service in particular. */
    ofWhat: 'How small it can be depends on what it is. Name the service, and I tell you what its page says on when not to buy it.',
  },

  /** To who names a sum that they have, beside what the site names. */
  sums: {
    below: (sum: string, least: string, published: string) => `${sum} is below ${least}. ${published}`,
    above: (sum: string, least: string, published: string) => `${sum} is above ${least}. ${published}`,
    equal: (sum: string, least: string, published: string) => `${sum} is ${least}. ${published}`,
    /** What it is held against: of a service with a price, or of the projects that it was for. */
    ofPage: (service: string) => `the lowest figure on our page on ${service}`,
    ofProjects: (service: string) => `the least that our published projects in ${service} cost`,
    /** The same of no service in particular. */
    ofAny: (service: string) => `the lowest figure on the site, which stands on the page on ${service}`,
    projects: (list: string) => `Published are ${list}.`,
    /** In rupees, ringgit, dirhams and so on. */
    otherMoney: (service: string, published: string) => `Our figures for ${service} are in US dollars only, and I do not convert. ${published}`,
    /** A sum without a currency. */
    inDollars: (sum: string) => `${sum} in US dollars`,
    /** Before the smaller way, where the sum may be more. */
    ifLess: (service: string) => `If yours comes to less, our page on ${service} says:`,
  },

  /** To who wants something done with their own data: a program can do none of it. */
  privacyRequests: {
    erase: `I cannot delete anything myself. Write to ${company.emails.privacy} from the address that you used with us and say what is to be deleted. We answer within 30 days and charge nothing; only what a law obliges us to keep is kept, and we tell you which.`,
    copy: `You have a right to a copy of what we hold about you. Write to ${company.emails.privacy} from the address that you used with us. We answer within 30 days and charge nothing.`,
    unsubscribe: `Every issue of the newsletter has a link that stops it. If that does not help, write to ${company.emails.privacy} from the address that gets it; the address is then deleted.`,
    restrict: `I cannot stop that myself. You may object to a use of your data, or have it restricted while a question is open: write to ${company.emails.privacy} from the address that you used with us. We answer within 30 days and charge nothing.`,
  },
  /** To who complains of being contacted, or demands to be left alone. */
  leftAlone: {
    first: `I am sorry. I am a program: I cannot see who called or wrote to you, and cannot stop it myself. Write to ${company.emails.privacy} that you object, and which number or address is to be left alone. We answer within 30 days and charge nothing.`,
    /** Once more. */
    again: `Understood: nobody is to get in touch with you. That stands in this conversation, which our people read. To have it done, write to ${company.emails.privacy}; I cannot do it from here.`,
    /** Of a number or an address that was written to be struck off. */
    notNoted: 'What stands in your message I have not noted as a contact.',
    /** To who left one before. */
    held: 'What you left here before is erased in the same way, if you ask for that.',
  },
  /** To who wants to know what becomes of what they tell here, in the words of the privacy policy. */
  privacyQuestions: {
    readers: 'Conversations, and what is noted of you in them, are read by members of our staff who need them for their work, after logging in. Since we work in three countries, colleagues in India, Malaysia and the United Arab Emirates may read them, under the same internal rules. Who of them did I cannot see.',
    use: `What you tell me of yourself is noted for our staff, who read it together with the conversation in order to get in touch with you and to correct wrong answers. It is kept at the longest 24 months after our last contact with you, and we do not sell it. To have it erased, write to ${company.emails.privacy}.`,
    soon: `We answer within 30 days after you have written to ${company.emails.privacy}. Deleted data may remain in encrypted backups for up to 30 more days.`,
    kept: 'What is noted of you in a chat is kept at the longest 24 months after our last contact with you; a conversation of which nothing was noted, at the longest 90 days. Deleted data may remain in encrypted backups for up to 30 more days.',
  },

  /** Told who they are or what they need. */
  noted: {
    person: (name: string) => `Thank you, ${name}.`,
    /** To who leaves how to reach them, and not what they are called. */
    nobody: 'Thank you.',
    /** What is new, thing by thing. */
    echo: (things: string) => `Noted: ${things}.`,
    /** The same of what took the place of something else, with how it stands now. */
    personChanged: (name: string, changes: string) => `Thank you, ${name}. I have changed ${changes}.`,
    thingChanged: (changes: string) => `Thank you, I have changed ${changes}.`,
    change: (field: string, value: string) => `your ${field} to “${value}”`,
    fields: { name: 'name', company: 'company', email: 'e-mail address', phone: 'phone number', location: 'place', budget: 'budget', timeline: 'time frame' },
    need: 'Thank you, I have noted what you need.',
    /** After that, where a published project was for the same trade. */
    likeTheirs: (title: string, client: string) => `One of our published projects was for your trade: the ${title}, for ${client}.`,
    /** The same of what they want, and not of what they do. */
    likeWanted: (title: string, client: string) => `One of our published projects was of that kind: the ${title}, for ${client}.`,
    /** Told something that asks for nothing and that no field of a lead holds. */
    heard: 'Thank you. That stands in this conversation, which our people read.',
    complete: `One of our people will get in touch with you ${company.replyPromise}.`,
    /** The same to who looks for work with us. */
    applied: careers.hiring.steps[0].text,
    /** To who asks whether it will be so. */
    surely: (promise: string) => `Yes. ${promise}`,
    /** To who asks who that will be. */
    who: (promise: string) => `Somebody who builds, not a salesperson and not a call centre; the name I cannot tell. ${promise}`,
    /** To who asks at what hour. */
    hour: (promise: string) => `${promise} The hour I cannot promise; our offices are open ${company.businessHours}, each by its own clock.`,
    /** To who is told of a call, and has left no number. */
    writes: (promise: string) => `${promise} I have no phone number of yours, so they write; for a call, leave one here.`,
    /** To who has named the day or hour that suits them. */
    wishedHour: 'Whether it can be then is for our people to say; they read it here.',
    /** To who wants none of our letters. */
    noLetters: 'The newsletter goes only to who subscribes to it.',
    /** To who has told something for our people. A program sends nothing. */
    relayed: 'Our people read it here; I send nothing myself.',
    /** To who wants to be called or written to in a language. */
    wishedTongue: 'Which languages our people speak is not on the site; they read your wish here.',
    /** To who does not want to be called, and has left no address. */
    writeTo: 'If one of them may write to you instead: at which e-mail address?',
    /** Asked for a call by somebody of whom no number is known. */
    call: `Gladly: leave a phone number or an e-mail address here, and one of our people gets in touch ${company.replyPromise}. Or call us: ${phones}.`,
    /** Asked whether it is known how to reach somebody. */
    notKnown: 'No, not yet. Write it here, and I note it for our people.',
    /** The same to who wants to leave nothing. */
    notHeld: 'No, I have noted none.',
    /** Asked what it is, thing by thing. */
    held: (things: string) => `I have noted ${things}.`,
    yesHeld: (things: string) => `Yes, I have noted ${things}.`,
    yourThing: (field: string, value: string) => `your ${field}: ${value}`,
    several: (things: string) => `this: ${things}`,
    thing: (field: string, value: string) => `${field} ${value}`,
    /** After all that is known of them. */
    rest: 'Whatever else you wrote stands in this conversation, which our people read.',
    nothing: 'Nothing yet. What you write stands in this conversation, which our people read.',
    services: 'services',
    wanted: 'need',
    /** To who puts right a part of what they told. */
    putRight: (words: string) => `Thank you, noted: ${words}.`,
    /** To who left an address and asks what comes next: who has it, and how the work itself would begin. */
    next: (promise: string, addresses: string) => `${promise} They read this conversation first, and have ${addresses}.`,
    begins: `If you go on from there, the work begins with discovery: ${servicesOverview.process.steps[0].text.replace(/^./, (letter) => letter.toLowerCase())}`,
    /** To who asks whether something that they wrote was heard, and to who asks whether that was all. */
    heardPart: 'Yes. What you wrote stands in this conversation, which our people read.',
    /** To who wants help, and has not said with what. */
    gladly: 'Gladly.',
    /** To who has told what they have and what they need, where nothing else is to be asked. */
    further: 'What would you like to know: what it costs, how long it takes, how we would begin?',
    /** Asked whether more is needed. */
    enough: (details: string) => `I have noted your ${details}; that is enough to reach you.`,
    callNeedsNumber: (details: string) => `I have noted your ${details}. For a call, leave a phone number too.`,
    helpful: 'A sentence or two on what it is about would help.',
    /** Told of a sum that is little to its owner; before what others paid. */
    sum: 'Whether something can be made of that, one of our people can tell you. What the site says of prices:',
    /** Told of somebody else. A program sends nothing and asks nobody. */
    others: 'Thank you. That stands in this conversation, which our people read; I send nothing myself, and what you told me of yourself stays as it is.',
    refused: 'Of course, no need. You can go on asking without it.',
    /** To who would rather turn to us themselves. */
    themselves: `Of course. You reach us at ${company.emails.hello}, with the contact form, or by phone: ${phones}.`,
  },
  /** One question at a time, each at most once in a conversation. */
  asks: {
    reach: 'If you would like one of our people to look at it, where can they reach you: an e-mail address or a phone number?',
    name: 'And what may we call you?',
    need: 'What would you like to get done? A sentence or two will do.',
  },
  /** To who wonders why they are asked for it. */
  whyAsked: {
    reach: 'Only so that one of our people can answer you. You need not leave it; you can go on asking without it.',
    name: 'Only so that our people know whom they are writing to. You need not say it.',
    need: 'So that our people know what it is about before they answer you. You need not say more; you can go on asking.',
  },
  /** In place of the offer to leave an address or a number here, to who has left one and to who does not want to. */
  leftAlready: {
    held: (details: string) => `I have noted your ${details}; one of our people gets in touch ${company.replyPromise}.`,
    refused: `Our people answer at ${company.emails.hello}, ${company.replyPromise}.`,
  },

  open: {
    now: (cities: string) => `Yes, at this moment somebody is at work in ${cities}.`,
    /** Of two offices. */
    apart: (hours: string, ahead: string, behind: string) => `${hours}: ${ahead} is ahead of ${behind}.`,
    converted: (time: string, there: string, then: string, here: string, day: string) => `When it is ${time} in ${there}, it is ${then} in ${here}${day}.`,
    dayBefore: ' on the day before',
    dayAfter: ' on the day after',
    /** After it, to who asks whether somebody is there then. */
    thenOpen: 'At that hour the office is open on working days:',
    thenClosed: 'At that hour nobody is there:',
    clocks: (times: string) => `At this moment it is ${times}.`,
    /** Of one office. */
    here: (city: string, time: string) => `Yes: it is ${time} in ${city}, and the office is open.`,
    notHere: (city: string, time: string) => `No: it is ${time} in ${city}, and the office is closed.`,
    hoursOf: (city: string) => `${city} is open ${company.businessHours}, by its own clock.`,
    phone: (number: string) => `The number is ${number}.`,
    noPhone: (email: string) => `It gives no phone number; write to ${email}.`,
    /** Of a day of the week. */
    onDay: (day: string) => `Yes, on ${day}: our offices are open ${company.businessHours}, each by its own clock.`,
    notOnDay: (day: string) => `No, not on ${day}: our offices are open ${company.businessHours}, each by its own clock.`,
    /** The same to who asks whether we are closed then. */
    stillOnDay: (day: string) => `No, on ${day} we work: our offices are open ${company.businessHours}, each by its own clock.`,
    offOnDay: (day: string) => `Yes, on ${day} we are closed: our offices are open ${company.businessHours}, each by its own clock.`,
    /** Of several days, some of which are working days. */
    onSome: (closed: string, open: string) => `Not on ${closed}; on ${open} yes: our offices are open ${company.businessHours}, each by its own clock.`,
    /** Of tomorrow. */
    openOn: (day: string) => `Yes, that is a ${day}: our offices are open ${company.businessHours}, each by its own clock.`,
    closedOn: (day: string) => `No, that is a ${day}: our offices are open ${company.businessHours}, each by its own clock.`,
    closedOnDay: (day: string) => `On ${day} our offices are closed.`,
    notAtNight: `Not then: our offices are open ${company.businessHours}, each by its own clock.`,
    opensAgain: (day: string) => `They open again on ${day}.`,
    opensNext: (city: string, day: string) => `${city} opens next, on ${day} at 9AM by its own clock.`,
    writing: `You can write at any time: ${company.emails.hello}.`,
    /** The same to who would like a talk then. */
    appointment: `For a call at a time that suits you, leave a phone number or an e-mail address here, and one of our people gets in touch ${company.replyPromise}.`,
    callNow: (numbers: string) => `Yes, somebody is at work now: ${numbers}.`,
    /** The offices that give a number. */
    closedNow: 'At this moment the offices with a phone are closed.',
    closed: 'At this moment all three offices are closed.',
    hours: `Each office is open ${company.businessHours} on its own clock, and we reply ${company.replyPromise}.`,
  },

  /** Whether a position may be done from elsewhere. */
  remote: {
    yes: (title: string, place: string) => `Yes: the ${title} works in ${place}.`,
    no: (title: string, place: string) => `No, the ${title} works in ${place}.`,
    only: (titles: string) => `Of our open positions only ${titles} may work remotely.`,
  },

  /** What is reckoned from the data of this folder, and stands in no sentence of it. */
  reckoned: {
    numbers: ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'] as readonly string[],
    articles: {
      newest: 'Our newest article:',
      oldest: 'Our oldest article:',
      inOrder: { newest: 'Our articles, the newest first:', oldest: 'Our articles, the oldest first:' },
      entry: (title: string, author: string, date: string) => `“${title}” (${author}, ${date})`,
      count: (number: string, entries: string) => `${number} so far: ${entries}.`,
      by: (author: string, date: string) => `It was written by ${author} and published on ${date}.`,
      ofTitle: (title: string, author: string, date: string) => `“${title}” was written by ${author} and published on ${date}.`,
      byAuthor: (author: string) => `By ${author}:`,
      onlyOne: (author: string, title: string, date: string) => `One article on our blog is by ${author}: “${title}”, of ${date}.`,
      some: 'On our blog:',
      others: 'Our other articles:',
      noOther: 'There is no other on that. Our other articles:',
      yes: 'Yes:',
    },
    projects: {
      lead: (isOther: boolean, service: string | undefined, city: string | undefined) => `${isOther ? 'Other clients' : 'Clients'}${city ? ` in ${city}` : ''} of our published projects${service ? `, with work in ${service}` : ''}:`,
      /** To who asks whether we have done such a thing. */
      done: (title: string, client: string, description: string) => `Yes, the ${title}, for ${client}. ${description}`,
      /** Whether a service of ours was part of one. */
      partOf: (service: string, title: string, what?: string) => `Yes, ${service} was part of the ${title}${what ? `: ${what}` : ''}.`,
      noPart: (service: string, title: string) => `${service} was no part of the ${title}, as far as its page says.`,
      /** Those beside one, with one of their figures. */
      compared: (entries: string) => `${entries}.`,
      noneMore: (title: string, figure: string) => `None of those that are published: the ${title} it was, with ${figure}.`,
      newest: 'Which of our published projects is the newest is not on the site, which gives no dates; it says how long each took. They are the',
    },
    offices: {
      none: (place: string) => `We have no office in ${place}; our three are in Bengaluru, Kuala Lumpur and Dubai.`,
      nearest: (city: string, address: string) => `The nearest is ${city}: ${address}.`,
      elsewhere: `None of them is near. Write to ${company.emails.hello}, and a person replies ${company.replyPromise}.`,
      whereAreYou: 'Our three offices are in Bengaluru, Kuala Lumpur and Dubai. Say where you are, and I tell you which is the nearest.',
      /** Whom to give a day’s notice. */
      tell: (email: string, phone?: string) => `Say when you come: ${[email, phone].filter(Boolean).join(' or ')}.`,
      travel: `Whether our people come to you is not on the site; ask at ${company.emails.hello}.`,
      onScreen: 'Whether a meeting may be on a screen is not on the site.',
      phone: (city: string, number: string) => `The number of our ${city} office is ${number}.`,
      whatsapp: (city: string, number: string) => `Our ${city} office: WhatsApp ${number}.`,
      email: (city: string, email: string) => `Write to our ${city} office at ${email}.`,
      noNumber: (city: string, kind: string, email: string) => `Our ${city} office gives no ${kind}; it is reached at ${email}.`,
      ofPhone: 'phone number',
      ofWhatsapp: 'WhatsApp number',
      callInstead: (others: string) => `You can call ${others}.`,
      whatsappInstead: (others: string) => `WhatsApp reaches ${others}.`,
    },
    positions: {
      posted: (title: string, day: string) => `The ${title} was posted on ${day}.`,
      allPosted: 'Our open positions, with the day on which each was posted:',
      /** Of who asks whether it is filled, the answer is a no. */
      stillOpen: (isFilledAsked: boolean, title: string, location: string, type: string, experience: string, day: string) => `${isFilledAsked ? 'No' : 'Yes'}, the ${title} is open: ${location}, ${type}, ${experience} of experience, posted on ${day}.`,
      enough: (title: string, experience: string, location: string) => `The ${title} asks for ${experience} of experience, so that fits. The place is ${location}.`,
      short: (title: string, experience: string) => `The ${title} asks for ${experience} of experience; that fewer are a no, the site does not say.`,
      lessElsewhere: (titles: string) => `Your years are enough for: ${titles}.`,
      fitting: 'With these years, of our open positions:',
      least: (title: string, experience: string) => `The least is asked of the ${title}: ${experience} of experience.`,
      letters: `We read unasked-for letters too: ${company.emails.careers}.`,
      /** To who says what they do, before the position that is for such. */
      inTrade: 'In that trade one position is open.',
      place: (title: string, location: string) => `The place of the ${title}: ${location}.`,
      there: (titles: string) => `Open there: ${titles}.`,
      everyDay: (title: string, location: string, isRemote: boolean) => `The ${title} works in ${location}. ${isRemote ? 'How many days' : 'Whether some days may be'} from home, the site does not say; ask ${company.emails.careers}.`,
      noDegree: (title: string) => `What we look for in a ${title} names no degree. The rest of it is not on the careers page; ask ${company.emails.careers}.`,
      notNamed: (title: string, what: string) => `${what} is not among what we look for in a ${title}. For anything beyond that, ask ${company.emails.careers}.`,
    },
    company: {
      people: `We are ${company.stats.team} people, in Bengaluru, Kuala Lumpur and Dubai.`,
      teams: 'A project has a team of five to eight.',
      projects: `So far we have completed ${company.stats.projects} projects for ${company.stats.clients} clients.`,
      age: `The site gives us ${company.stats.years} years of experience; in which year the company was founded it does not say.`,
    },
  },

  /** Before an answer to what was English in a message. */
  mixedLanguage: 'I answer in English only. As far as I understand you:',
  /** By the language's ISO 639 code, where a visitor writes in it. */
  languages: {
    en: `I answer in English only, from what is written on this site about our services, projects, prices, offices and jobs. Or write to ${company.emails.hello} in your own language; a person replies ${company.replyPromise}.`,
    hi: `माफ़ कीजिए, मैं केवल English में उत्तर देता हूँ: हमारी सेवाओं, परियोजनाओं, कीमतों और कार्यालयों के बारे में। अपनी भाषा में आप ${company.emails.hello} पर लिख सकते हैं।`,
    ms: `Maaf, saya hanya menjawab dalam bahasa Inggeris (English): tentang perkhidmatan, projek, harga dan pejabat kami. Dalam bahasa anda, sila tulis kepada ${company.emails.hello}.`,
    ar: `عذراً، أجيب باللغة الإنجليزية (English) فقط: عن خدماتنا ومشاريعنا وأسعارنا ومكاتبنا. ويمكنكم الكتابة بلغتكم إلى ${company.emails.hello}.`,
    ta: `மன்னிக்கவும், நான் ஆங்கிலத்தில் (English) மட்டுமே பதிலளிப்பேன்: எங்கள் சேவைகள், திட்டங்கள், விலைகள், அலுவலகங்கள் பற்றி. உங்கள் மொழியில் ${company.emails.hello} முகவரிக்கு எழுதலாம்.`,
    zh: `抱歉，我只能用英语（English）回答：关于我们的服务、项目、价格和办公室。您可以用自己的语言写信至 ${company.emails.hello}。`,
    es: `Lo siento, solo respondo en inglés (English): sobre nuestros servicios, proyectos, precios y oficinas. En su idioma puede escribir a ${company.emails.hello}.`,
    fr: `Désolé, je ne réponds qu’en anglais (English) : sur nos services, nos projets, nos prix et nos bureaux. Dans votre langue, écrivez à ${company.emails.hello}.`,
    de: `Ich antworte leider nur auf Englisch (English): über unsere Leistungen, Projekte, Preise und Büros. In Ihrer Sprache schreiben Sie an ${company.emails.hello}.`,
  } as Readonly<Record<string, string>> & { readonly en: string },

  /** How facts that stand in a table are said in a sentence. */
  sentences: {
    project: (title: string, client: string, timeline: string, teamSize: string, budget: string) =>
      `The ${title}, for ${client}, took ${timeline} with a team of ${teamSize}, at a budget of ${budget}.`,
    /** One of these alone, of the project that is talked about. */
    projectFact: {
      client: (client: string) => `The client was ${client}.`,
      duration: (timeline: string) => `It took ${timeline}.`,
      team: (teamSize: string) => `A team of ${teamSize} worked on it.`,
      price: (budget: string) => `Its budget was ${budget}.`,
    },
    builtWith: (title: string) => `The ${title} was built with`,
    features: (title: string) => `Among the key features of the ${title}:`,
    deliverables: (title: string) => `Handed over with the ${title}:`,
    results: (title: string, client: string) => `What changed for ${client} with the ${title}:`,
    challenge: (title: string) => `One difficulty of the ${title}:`,
    seenIn: (service: string) => `${service} was part of these published projects:`,
    seenFigure: (title: string, timeline: string, budget: string) => `${title} (${timeline}, ${budget})`,
    seenTimes: (service: string, times: string) => `Of our published projects with ${service}, ${times}. Yours may take less or more.`,
    seenTime: (title: string, timeline: string) => `the ${title} took ${timeline}`,
    figuresNote: 'Those were their figures; yours is a fixed price in writing after discovery.',
    included: (service: string) => `${service} includes:`,
    workWith: (service: string) => `For ${service} we work with`,
    youGet: (service: string) => `What you get with ${service}:`,
    runs: (service: string) => `How the work runs in ${service}:`,
    technology: (technology: string, where: string) => `${technology} is among the tools we use: ${where}.`,
    prices: (lowest: string, highest: string, shortest: string, longest: string) =>
      `Our six published projects lay between ${lowest} and ${highest}, and took ${shortest} to ${longest} months.`,
    fixedPrice: 'Yours is a fixed price in writing after discovery, and the first quote is free.',
    position: (title: string, department: string, location: string, type: string, experience: string) =>
      `${title}: ${department}, ${location}, ${type}, ${experience} of experience.`,
    requirements: (title: string) => `What we look for in a ${title}:`,
    openPositions: { whole: 'Our open positions are', some: 'Of our open positions:' },
    apply: `Choose Apply Now at a position on the careers page. We ask for name, e-mail, phone, current location, experience and cover letter, and a résumé as PDF or Word document (doc or docx) of at most 5 MB; a portfolio address, expected salary and notice period are optional.`,
    afterApplying: 'What happens after you apply:',
    benefits: 'What you get besides the work:',
    pay: `The site names no salaries. Salary bands are open inside the company and reviewed every April, and an offer comes with its band and a starting date. Our people at ${company.emails.careers} can tell you more.`,
    careersMail: `Questions about jobs go to ${company.emails.careers}.`,
    office: (city: string, country: string, address: string) => `Our ${city === country ? city : `${city} (${country})`} office: ${address}.`,
    officeReach: (hours: string, timezone: string, email: string, phone?: string) =>
      `Open ${hours}, ${timezone}. E-mail ${email}, ${phone ? `phone ${phone}` : 'no phone number is given'}.`,
    offices: { whole: 'We have three offices:', some: 'Of our three offices:' },
    services: { whole: 'Our six services are', some: 'Of our six services:' },
    industries: 'Industries we know from inside:',
    moreIndustries: 'More than fifteen so far.',
    process: { whole: 'Four steps:', some: 'Of our four steps:' },
    phones: 'By phone:',
    emails: `Write to ${company.emails.hello} in general, to ${company.emails.support} for support, to ${company.emails.careers} about jobs, or to ${company.emails.privacy} about your data.`,
    /** Said only while none does (offices.ts). */
    noWhatsapp: 'No office gives a WhatsApp number.',
    article: (title: string, author: string, date: string, category: string, readTime: string) =>
      `“${title}”, by ${author}, ${date} (${category}, ${readTime}).`,
    articles: { whole: 'Our articles:', some: 'Of our articles:' },
    fromArticle: (title: string) => `From our article “${title}”:`,
    testimonial: (name: string, role: string, client: string, rating: number, text: string) => `${name}, ${role} at ${client} (${rating} of 5): “${text}”`,
    projects: { whole: 'Six projects are published with their figures:', some: 'Of the six published projects:' },
    byBudget: { whole: 'Our published projects by budget, the highest first:', some: 'Of our published projects, by budget:' },
    byTime: { whole: 'Our published projects by the time they took, the longest first:', some: 'Of our published projects, by the time they took:' },
    byTeam: { whole: 'Our published projects by the size of their teams, the largest first:', some: 'Of our published projects, by the size of their teams:' },
    /** Before the figures of the project that has the highest or the lowest of all. */
    extreme: {
      budget: (most: boolean, service?: string) => `The published project${service ? ` in ${service}` : ''} with the ${most ? 'highest' : 'lowest'} budget:`,
      timeline: (most: boolean, service?: string) => `The published project${service ? ` in ${service}` : ''} that took the ${most ? 'longest' : 'shortest'} time:`,
      teamSize: (most: boolean, service?: string) => `The published project${service ? ` in ${service}` : ''} with the ${most ? 'largest' : 'smallest'} team:`,
    },
    servicesByPrice: 'What our services cost, as far as their pages say:',
    servicesByTime: 'How long our services take, as far as their pages say:',
    positionsCompared: { whole: 'Our open positions, with place and experience:', some: 'Of our open positions:' },
    install: (text: string, steps: string) => `${text} On an iPhone or iPad: ${steps}`,
    legalName: `The company’s legal name is ${company.legalName}.`,
    policyDate: (date: string) => `The privacy policy was last updated on ${date}.`,
    minimumAge: (age: number) => `The minimum age for using this site is ${age}.`,
    social: 'You find us on',
    figures: `${company.stats.projects} projects completed for ${company.stats.clients} clients, in ${company.stats.industries} industries and ${company.stats.countries} countries, by a team of ${company.stats.team} people, over ${company.stats.years} years. Satisfaction is ${company.stats.satisfaction}, the uptime target ${company.stats.uptime}, support ${company.stats.support}.`,
    required: 'In the contact form, name, e-mail and message are required; phone, company and service are optional.',
  },

  /** What people ask of the assistant itself: the words it is found by, and the answer. */
  itself: [
    {
      heading: 'assistant bot robot human person real program machine computer who are you what is your name chatbot are you alive talking chatting speaking typing writing to with whom being',
      text: `I am ${company.name}’s assistant, a program and not a person. I answer from what is written on this site. To talk to one of our people, leave your e-mail address or phone number here or use the contact form; they reply ${company.replyPromise}.`,
      href: '/contact',
    },
    {
      heading: 'what can you do help me what do you know assist options menu',
      text: 'I can tell you about our six services and what they cost, the published projects with their budgets and timelines, our offices and hours, open positions and how to apply, our articles, and how we handle your data. And I can note what you need, so that one of our people gets in touch.',
      href: '/services',
    },
    {
      heading: 'talk to a human speak with a person agent representative salesperson call me back callback meeting consultation book appointment schedule a call demo',
      text: `Half an hour with somebody who builds, not with a salesperson, is free: book it with the contact form or write to ${company.emails.hello}. If you leave your e-mail address or phone number here, one of our people gets in touch ${company.replyPromise}.`,
      href: '/contact',
    },
  ],

  /** To who wonders what it is like to be a program. */
  ofItself: {
    feeling: 'A program has no feelings, and is never bored or tired, thank you. Is there something about our work that I can tell you?',
    maker: `Who made me is not on the site. I am ${company.name}’s assistant, a program and not a person, and answer from what is written here.`,
    workings: `I answer from what is written on this site. What I do not find there I do not make up; then I name ${company.emails.hello}, where a person answers.`,
    noFavourite: 'A program has no favourite. All that there is to choose from stands on the page below; ask me about any of it.',
  },

  /** What people ask and the site does not say: the words it is found by, and what can be said. */
  unpublished: [
    { heading: 'discount discounts offer coupon deal bargain negotiate reduce price lower cheaper', text: `Discounts are nothing I can grant; the site names none. A price is fixed in writing after discovery. Write to ${company.emails.hello} and a person will talk it over with you.` },
    { heading: 'refund policy money back guarantee refunds cancel cancellation', text: `The site says nothing about refunds. After discovery you have a scope, a list of risks and a fixed price, and may still walk away. For the rest, write to ${company.emails.hello}.` },
    { heading: 'payment terms instalments installments emi advance deposit invoice pay in parts milestone upfront crypto bitcoin bank account details transfer swift iban', text: `How payments are spread is not on the site; it stands in each proposal. Write to ${company.emails.hello} and a person replies ${company.replyPromise}.` },
    { heading: 'hourly rate rates per hour day rate man-day dedicated developer staff augmentation rent', text: `The site names no hourly rates: projects have a fixed price after discovery, marketing a fixed monthly fee. Write to ${company.emails.hello} for anything else.` },
    { heading: 'internship internships intern interns trainee fresher freshers graduate part-time freelance freelancer', text: `Only the four full-time positions on the careers page are open; the site names no others. We read unasked-for letters too: write to ${company.emails.careers}.` },
    { heading: 'visa sponsorship work permit relocation relocate', text: `The site says nothing about visas or relocation. Please ask ${company.emails.careers}.` },
    { heading: 'nda non-disclosure agreement sign confidentiality agreement', text: `Whether and how we sign a non-disclosure agreement is not on the site. Ask for it at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'iso certified certification certificate soc 2 award awards won partner partnership accredited', text: `The site names no certificates, awards or partnerships, so I will not claim any. Write to ${company.emails.hello} and a person replies ${company.replyPromise}.` },
    { heading: 'ceo founder owner director boss chief executive founders names revenue turnover profit investor funding employees names', text: `The site does not name who leads or owns the company, nor its revenue. Write to ${company.emails.hello} if you need to know.` },
    { heading: 'which year founded established incorporated registered since when registration number', text: `The site does not say in which year the company was founded; it gives ${company.stats.years} years of experience. Write to ${company.emails.hello} for anything more exact.` },
    { heading: 'gst number gstin tax registration number pan tin vat trn trade licence license cin company registration vendor registration form', text: `Tax and registration numbers are not on the site. Ask for them at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'who is your head of manager managers management leadership cto cfo coo engineering design sales hr lead in charge name of person names of staff', text: `The site does not name the people who lead our teams, only the authors of its articles. Write to ${company.emails.hello} and we tell you whom you would work with.` },
    { heading: 'how many employees people sit work in each office headcount per office branch', text: `How many of us work in which office is not on the site; together we are ${company.stats.team}. Write to ${company.emails.hello} if you need to know more.` },
    { heading: 'lawsuit lawsuits sued court legal dispute disputes complaints scam fraud fake bankrupt', text: `The site says nothing about disputes or courts, and I will not guess. Please ask ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'competitors competitor compare with other agency agencies better than versus infosys tcs wipro accenture upwork fiverr', text: `We do not compare ourselves with named firms on the site. Ask us for a proposal at ${company.emails.hello}; it has a page on when you would do better without us.` },
    { heading: 'office in singapore london delhi mumbai chennai hyderabad usa uk saudi riyadh qatar doha australia europe another city other offices plan to open new branch', text: `We have three offices, in Bengaluru, Kuala Lumpur and Dubai; the site names no others and none that are planned. For work elsewhere, write to ${company.emails.hello}.` },
    { heading: 'white label reseller partner with your agency affiliate referral fee commission for referring', text: `Reselling, white-label work and referral fees are not on the site. Write to ${company.emails.hello} and a person replies ${company.replyPromise}.` },
    { heading: 'stock price share shares invest in longitude ipo listed valuation buy your company', text: `The site says nothing about shares or investors. For that, write to ${company.emails.hello}.` },
    { heading: 'logo logos design designer branding video film animation printing brochure business cards photography print game games blockchain nft crypto token hardware', text: `That is not among the six services on the site: web, mobile, shops, marketing, AI and cloud. Describe it at ${company.emails.hello}; if we cannot do it, we say so.` },
    { heading: 'training courses course workshop workshops classes teach train our staff team programmers employees lessons', text: `Courses for other firms’ people are not among the services on the site; a handover to your own people is part of a project. Write to ${company.emails.hello} if you want more than that.` },
    { heading: 'startup startups small business businesses family shop sole trader individual smallest least minimum size of client too small for you', text: `The site sets no smallest size for a client. When you would do better without us stands on the page of each service; tell us at ${company.emails.hello} what you have in mind, and somebody says whether it fits.` },
    { heading: 'languages language speak arabic hindi malay tamil kannada mandarin french german', text: `Which languages our people speak is not on the site, which is written in English. Ask at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'insurance insured indemnity liability cover policy underwriter', text: `The site says nothing about our insurance. Ask for it at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'change requests request scope creep extra wishes additional features later alter agreed', text: `What a change to the agreed scope costs is not on the site. The price is fixed for a scope, and a working version each week brings wishes to light early. How yours would be handled you learn at ${company.emails.hello}.` },
    { heading: 'in-house internal developers our own programmers it department mixed team together side by side existing team', text: `How we share the work with developers of your own is not on the site. Code and accounts are in your name from the first day, and a handover to your people is part of a project. Describe your team at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'availability available capacity busy free slot waiting list start date when could you start begin next week', text: `When we could start is not on the site; it depends on what we have promised to others. Name your date at ${company.emails.hello} and a person replies ${company.replyPromise}.` },
    { heading: 'currency currencies vat gst sst tax included rupees ringgit dirhams euros invoice in card cheque paypal', text: `Prices on the site are in US dollars. Whether taxes come on top, and in which other currency you can pay, it does not say. Ask ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'contract governing law jurisdiction court clauses terms and conditions penalty penalties late delivery compensation', text: `What our contracts say about law, penalties and liability is not on the site. Ask for a draft at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'private mobile number home address personal phone e-mail of client customer reference colleague author', text: `I pass on no private numbers or addresses of clients, colleagues or authors. Tell us at ${company.emails.hello} whom you would like to reach and why, and a person replies ${company.replyPromise}.` },
    { heading: 'client login log in customer account portal password forgot reset invoice wrong bill contract cancel existing customer', text: `This site has no accounts for visitors or clients, so there is nothing here to log in to. If you are a client of ours and it is about your system, your invoice or your contract, write to ${company.emails.support}.` },
    { heading: 'contact form does not work fails error submit button send message stuck website problem here', text: `If a form on this site does not go through, write to ${company.emails.hello} instead, or call: ${phones}. What you had written stays in the form, and without a connection it waits on your device and leaves by itself.` },
    { heading: 'press journalist interview research thesis survey student paper guest post sponsor sponsorship advertise advert event speaker', text: `Press, research, guest articles, advertising and sponsorship are not spoken of on the site. Write to ${company.emails.hello} and a person replies ${company.replyPromise}.` },
    { heading: 'sell to you supplier vendor offer our services backlinks furniture catalogue purchasing department', text: `The site does not say what we buy or from whom, and I can order nothing. If you offer something, write to ${company.emails.hello}.` },
    { heading: 'brochure company profile pdf presentation deck slides capability statement download', text: `There is no brochure on the site: the pages about us, our services and our projects say it all. Ask ${company.emails.hello} for a recent Friday note, the shortest honest description of our work.` },
    { heading: 'tender tenders rfp rfq rfi bid bidding procurement request for proposal', text: `Whether we take part in tenders is not on the site. Send yours to ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'dress code probation shift night bond apply twice two positions again reapply referral friend employee maternity paternity bonus transport meals laptop degree diploma age limit promotion pets', text: `That is not on the careers page. Please ask ${company.emails.careers}, which is where all questions about jobs go.` },
    { heading: 'do you use ai copilot chatgpt yourselves write code programmers tools', text: `Whether our developers let AI help them write code is not on the site. Ask at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'refuse reject decline clients trades industries sectors gambling casino betting tobacco alcohol adult weapons political religious government public sector ministry ngo charity church temple', text: `For whom we would not work is not on the site; it names only the trades in which we have worked longest. Say what yours is at ${company.emails.hello}, and a person replies ${company.replyPromise}.` },
    { heading: 'failure failures failed fail went wrong mistakes mistake weakness weaknesses worst late missed regret', text: `The site tells of no project that failed, nor how many were late. Each published project says what was difficult and what we did about it. Ask us for more at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'slack microsoft teams jira trello asana zoom communicate communication stay in touch daily tool board ticket', text: `Which programs we use to talk with clients from day to day is not on the site. Each Friday you get a version to try and a short note of what is done, what is next and what we need from you. For the rest, write to ${company.emails.hello}.` },
    { heading: 'still around exist in years go bankrupt close down out of business disappear vanish continuity escrow dependent depend key person leaves', text: `What will be in some years nobody can promise, and the site does not. What we build is in your name from the first day, code, accounts and domains, so that others could go on with them. For the rest, write to ${company.emails.hello}.` },
    { heading: 'downloads installs stars rating ratings play store app store how many users installed', text: `How often the apps that we built were downloaded, and their stars in the stores, are not on the site; what changed for each client is. For more, write to ${company.emails.hello}.` },
    { heading: 'go live went live launch launched date which month which year day calendar started finished', text: `On which day or in which month a project began or went live is not on the site; how long each took is. Write to ${company.emails.hello} if you need the date.` },
    { heading: 'which of your people programmer developer designer worked on it built it wrote the code name of the firm tester auditor subcontractor freelancer third party', text: `Who of our people built a project, and what other firms that had a part in it are called, is not on the site. Ask at ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'magento drupal joomla laravel php salesforce angular vue java dotnet oracle tally do you work with know', text: `The site names what we build with; what it does not name, such as Magento, Drupal, Laravel or Salesforce, it says nothing about. Ask at ${company.emails.hello} whether we know yours.` },
    { heading: 'repair laptop computer printer phone hard disk recover data lost files virus wifi cable network cctv it support desktop', text: `We build and run software; computers, printers, networks and lost files are not among the services on the site. If it is about a system of yours in the cloud, write to ${company.emails.hello}.` },
    { heading: 'customer of your client my order my appointment refund doctor courier rider lesson delivery sofa table broken', text: `If it is about an order, an appointment or an account with one of our clients, please turn to them: we built their system and cannot see what is in it. If you meant us, write to ${company.emails.hello}.` },
    { heading: 'which hosting company name of provider host this site where are servers chats data stored country', text: `The hosting provider of this site and the place of its servers are not named here; the data lies there under contract and on our instructions. Ask ${company.emails.privacy} for the name.` },
    { heading: 'clutch google trustpilot glassdoor rating reviews stars elsewhere other sites', text: `What people write of us on Google, Clutch or elsewhere is not on the site; what three clients say is. Write to ${company.emails.hello} if you would like to talk to one.` },
    { heading: 'wheelchair ramp lift elevator step-free disabled accessible entrance prayer room toilet office building', text: `The site gives the addresses of our offices and says nothing about lifts, ramps or rooms there. Write to the office, or to ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'public holidays holiday closed deepavali diwali eid raya christmas new year national day ramadan hours vacation closure', text: `On which public holidays our offices are closed, and what their hours are in Ramadan, is not on the site. Write to ${company.emails.hello}; a person replies ${company.replyPromise}.` },
    { heading: 'parking park car cars leave place bike lift metro station directions how to reach bus train nearest landmark map', text: `The site gives the addresses of our offices but says nothing about parking or the way there. Write to the office, or to ${company.emails.hello}; a person replies ${company.replyPromise}.` },
  ],

  suggestions: {
    service: ['What does it cost?', 'How long does it take?', 'When should I not buy it?'],
    project: ['What changed for the client?', 'How long did it take?', 'What was difficult?'],
    position: ['What do you look for?', 'How do I apply?', 'What are the benefits?'],
    careers: ['Which positions are open?', 'How do I apply?', 'What are the benefits?'],
    office: ['When are you open?', 'What are your other offices?'],
    article: ['Who wrote it?', 'What are your other articles?'],
    blog: ['What are your articles about?', 'Who writes your articles?'],
    privacy: ['How long do you keep my data?', 'What rights do I have?', 'Who reads what I send?'],
    usual: ['Which services do you offer?', 'What does a website cost?', 'Where are your offices?'],
  },
} as const;
