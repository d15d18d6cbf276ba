import { assistant } from '#content/assistant.ts';
import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { asName } from './called.ts';
import { serviceShown, shortened, valueShown, wantedIn } from './echo.ts';
import { isReachable, type KnownLead } from './known-lead.ts';

/** The fields that may be asked for, by the words for them. */
const words = {
  name: 'names?',
  company: '(?:company|firm|business|brand|shop|college|school)(?: names?)?',
  email: '(?:e-?mail|mail|gmail)(?: address(?:es)?| ids?)?',
  phone: '(?:(?:phone|mobile|contact|whats ?app|cell|tel\\w*)(?: ?(?:numbers?|no\\.?|nr\\.?))|numbers?|phone|mobile|whats ?app)',
  location: '(?:location|city|place|town|country|address)',
  budget: 'budgets?',
  timeline: '(?:time ?(?:lines?|frames?)|deadlines?|launch date|start date|dates?)',
  services: 'services?',
  need: '(?:requirements?|needs?|brief|scope)',
} as const;
type Thing = keyof typeof words;
const things = Object.keys(words) as Thing[];
const contacts: readonly Thing[] = ['name', 'email', 'phone'];

const every = '(?:(?:contact )?(?:details|info(?:rmation)?|data)|contacts?|everything|all(?: of it)?)';
const detail = `(?:${[...Object.values(words), every].join('|')})`;
const details = `${detail}(?:(?:,| and|,? or| &)* (?:my |our |the )?${detail})*`;
const my = '(?:my|our)';
const have = '(?:have|has|got|get|received?(?! my (?:e-?)?mail\\b(?! (?:address|id)))|noted?|saved?|taken?|took|wrote|written|write|put|record(?:ed)?|understood)';
const write = '(?:noted?|saved?|taken|took|take|wrote|written|write|put|record(?:ed)?)';
const wroteDown = '(?:got down|have down|noted?|saved?|recorded|(?:taken|took|take|wrote|written|write|put) down)';
const down = '(?: down)?';
const soFar = '(?: (?:of|about|on|for|from) (?:me|us|my (?:project|side|company)|our (?:project|side)))?(?: (?:so far|until now|till now|up to now|right now|now|already|yet|here|then|exactly))*';
const begins = String.raw`^\W*(?:(?:so|and|ok(?:ay)?|but|hi|hello|hey|hm+|wait|sorry|then|thanks|just|please|pls|one thing|btw)\b\W*)*`;

/** "Have you got my e-mail now or not?", "is my number noted?", "budget 90k you have, right?" */
const whether = [
  pattern('i')`(?<!\b(?:how|where|when|why|long|whom?|which|what) )\b(?:(?:do|did|have) (?:you|u)(?: (?:now|even|still|already|actually|really|all))*(?: ${have})${down}|(?:you|u) (?:have|got|noted|saved|wrote)${down}) (?:all )?(?:(?:of )?${my} )(?<what>${details})\b(?! (?:on|in|from) (?:the|your))`,
  pattern('i')`${begins}(?:is|are|was|were) ${my} (?<what>${details})(?: (?:now|already|correctly|all))* (?:noted|saved|there|right|correct|in|stored|written)\b`,
  pattern('i')`${begins}(?:${my} |the )?(?<what>${detail})\b[^.?!]{0,25}? (?:you|u) (?:have|got|noted|saved|wrote|took)(?: (?:it|that|this))?${down}\b\W*(?:right|correct|ok(?:ay)?|yes|no|now|already|or not)?\W*$`,
];
/** "Which number did you write down?", "can you repeat my email", "i asked to repeat the number" */
const which = [
  pattern('i')`\b(?:which|what)(?:['’]?s| is| was)? (?:my |our |the )?(?<what>${details}) (?:(?:do|have|did) (?:you|u)(?: now)? (?:${write}${down}|${have}${down}(?= (?:of|for|from|on|about) (?:me|us)\b))|(?:you|u) (?:have )?${write}${down}|is (?:noted|saved|written down|on file))`,
  pattern('i')`\b(?:repeat|read(?: me)? (?:back|out)|spell(?: out| back)?|confirm|show me|tell me|say|send me)(?: (?:me|to me|back|again|once more))* ${my} (?<what>${details})\b(?:\s*(?:[?.!,]|$)|\s(?:again|back|please|pls|to me|(?:that |which )?(?:you|u) (?:have|noted|wrote|got|took)|so (?:i|that)))`,
  pattern('i')`\b(?:repeat|read(?: me)? (?:back|out)|confirm)(?: (?:me|to me|back|again))* the (?<what>${details})\b(?: (?:again|back|please|pls|(?:that |which )?(?:you|u) (?:have|noted|wrote|got|took)|(?:i|we) (?:gave|told|sent|left|wrote)(?: you)?))*\W*$`,
  pattern('i')`${begins}what(?:['’]?s| is) ${my} (?<what>${detail})(?: (?:(?:that |which )?(?:you|u) (?:have|noted|wrote|got|took)|(?:with|by) you|in your \w+|on file))${down}`,
];
/** "Which e-mail do you have?", "what is the name you have for me and the phone": of us, unless such a thing is known of them. */
const either = [
  pattern('i')`\b(?:which|what)(?:['’]?s| is| was)?(?: (?:my|our|the))? (?<what>${details}) (?:do |did |have )?(?:you|u|i|we)(?: (?:now|currently))? (?:have|hold|got|get|keep|kept|use|give|gave|given|leave|left|tell|told|wrote|write|note|noted)\b(?: (?:me|us|you|u|of|for|about|on|down|with|now|there|here|already|again|then|exactly))*\W*$`,
  pattern('i')`\b(?:which|what)(?:['’]?s| is| was) (?:my|our|the) (?<what>${detail})(?: (?:that |which )?(?:you|u) (?:have|hold|got|noted|wrote|keep))?(?: (?:for|of|about|on) (?:me|us))?,? and (?:my |our |the )?(?<more>${detail})(?: (?:(?:that |which )?(?:you|u) (?:have|hold|got|noted|wrote|keep)|for me|of me|please|pls|now|again))*\W*$`,
  pattern('i')`\b(?:which|what)(?:['’]?s| is| was) my (?<what>${details})(?: (?:again|now|then|please|pls))*\W*$`,
];

/** "What did you note about me?", "what do you have so far?", "show me what you wrote down" */
const all = [
  pattern('i')`\bwhat(?: (?:all|exactly|else|things))*(?: have| did| do| has)? (?:you|u)(?: have|['’]ve)?(?: (?:already|actually|exactly|now|even))* ${wroteDown}${soFar}\W*(?:$|[?.!,])`,
  pattern('i')`\bwhat(?: (?:all|exactly|else|things|info(?:rmation)?|details?))* (?:do|have|did) (?:you|u)(?: (?:already|actually|now))* (?:have|got|get|know|collect(?:ed)?|understood|understand)(?: (?:of|about|on|from) (?:me|us)| so far)+(?: (?:until now|right now|now|already|exactly|then))*\W*(?:$|[?.!,])`,
  pattern('i')`\b(?:show|read|tell|give|send|repeat)(?: (?:me|us|back|to me))* (?:what|everything|all(?: that)?|whatever) (?:you|u)(?: have|['’]ve)? (?:noted?|wrote|written|got|have|took|taken|saved?)${down}${soFar}\W*(?:$|[?.!,])`,
  pattern('i')`\b(?:sum(?:mari[sz]e|mary of)?(?: up)?|recap(?: of)?|repeat|read back|list)(?: (?:me|back|to me|please|pls))* (?:what|everything|all(?: that)?|whatever) (?:i|we)(?: have|['’]ve)? (?:told|said|gave|given|wrote|written|sent)(?: (?:you|u|here|down))*${soFar}\W*(?:$|[?.!,])`,
  pattern('i')`${begins}(?:did|have|do) (?:you|u)(?: (?:really|actually|now|even))* ${write}${down}(?: (?:it|that|this|all|everything|these|of|my points|what i (?:said|told you|wrote)))+${down}\W*$`,
  pattern('i')`${begins}(?:did|have) (?:you|u)(?: (?:really|actually|now|even))* (?:get|got)(?: down)? (?:everything|it all|that all|all(?: of)? (?:that|this|it)|all(?: (?:the|my) details)?)(?: (?:i|we) (?:said|wrote|told you))?\W*$`,
  pattern('i')`\bwhat(?:['’]?s| is| are| was| were)(?: (?:the|that|this|those|these))? [^.?!]{1,30}? (?:you|u) (?:have )?(?:wrote|written|noted|put|took)(?: down)\b`,
];

/** "What else do you need from me?", "is that enough for you to call?", "do you have everything now?" */
const asksWhetherEnough = pattern('i')`
  ^[^?!.]{0,80}?(?:
    \b(?:what|anything|something|is there (?:anything|something|more))(?: (?:else|more|other|further))*(?: details?| info(?:rmation)?)?(?: (?:do|that|which|would|will))? (?:you|u) (?:still |also )?(?:need|want|require|miss|lack)(?: to (?:know|have))?(?: (?:from|about|of) (?:me|us))?
    |\bdo (?:you|u) (?:still )?(?:need|want|require) (?:anything|something|more)(?: (?:else|more|details?|info(?:rmation)?))*(?: (?:from|about|of) (?:me|us))?
    |\b(?:is|are|would|will) (?:that|this|it|those|these)(?: be)?(?: all)? (?:enough|sufficient|ok|okay|fine|all you need)(?: (?:info(?:rmation)?|details?))?(?: (?:for (?:you|u|them|somebody|someone|your \w+)|so (?:you|they)))?(?: (?:to|can|that you can) (?:call|ring|phone|reach|contact|write|get back|get in touch)\w*(?: (?:to )?(?:me|us|with me))?)?
    |\b(?:do|have) (?:you|u) (?:now )?(?:have|got) (?:all|everything)(?: (?:you need|now))*
  )\W*$
`;
/** "Do you have what you need?", "must I give you anything else?", whatever was said before it. */
const asksForMore = pattern('i')`
  ${begins}(?:
    (?:do|have) (?:you|u) (?:now )?(?:have|got) (?:what|all that|whatever) (?:you|u) need(?: (?:now|from me|already|then))*
    |(?:do|should|must|shall) (?:i|we) (?:still |also )?(?:(?:need|have) to )?(?:give|tell|send|share|leave|add|write)(?: (?:to )?(?:you|u))? (?:anything|something|more|any more)(?: (?:else|more|details?|info(?:rmation)?))*
  )\W*$
`;
const ofCall = /\b(?:call|ring|phone)\b/i;

const listed = (fields: readonly ('name' | 'email' | 'phone')[]) => new Intl.ListFormat('en').format(fields.map((field) => assistant.noted.fields[field]));
/** Characters of what somebody needs that are said back. */
const QUOTED = 100;

/** Whether what is known of somebody is enough; of who told nothing yet, that is no question about it. */
function whetherEnough(message: string, lead: KnownLead | undefined): string | undefined {
  const { enough, callNeedsNumber, helpful } = assistant.noted;
  if (!lead || !isReachable(lead) || !(asksWhetherEnough.test(message) || sentencesOf(message).some(({ text }) => asksForMore.test(text)))) return undefined;
  const held = listed((['name', 'email', 'phone'] as const).filter((field) => lead[field]));
  if (!lead.phone && ofCall.test(message)) return callNeedsNumber(held);
  return [enough(held), lead.requirements || lead.purposeOfVisit || lead.servicesInterested.length > 0 ? undefined : helpful].filter(Boolean).join(' ');
}

/**
 * Says what is known of somebody, where they ask for it: whether it is noted, which it is, or all of it. The values are said: they are the
 * visitor's own, and stand above in the same conversation, whose session is made anew with each page and known to nobody else. Whoever looks over
 * their shoulder has read them there already.
 *
 * @param refused they want to leave nothing, and are not asked to
 */
export function knownDetails(message: string, lead: KnownLead | undefined, refused = false): string | undefined {
  const { noted } = assistant;
  if (all.some((form) => form.test(message))) return told(things, lead, noted.held, true) ?? noted.nothing;
  const asksWhether = whatIn(message, whether);
  const what = asksWhether ?? whatIn(message, which) ?? theirsIn(message, lead);
  if (what === undefined) return whetherEnough(message, lead);
  const wanted = thingsIn(what);
  return told(wanted, lead, asksWhether === undefined ? noted.held : noted.yesHeld, wanted.length > contacts.length) ?? (refused ? noted.notHeld : noted.notKnown);
}

/** What of the things that may be ours or theirs is known of them. */
function theirsIn(message: string, lead: KnownLead | undefined): string | undefined {
  const { what, more = '' } = either.map((form) => form.exec(message)?.groups).find((groups) => groups !== undefined) ?? {};
  return what !== undefined && lead && thingsIn(`${what} ${more}`).some((thing) => valueOf(thing, lead)) ? `${what} ${more}` : undefined;
}

const whatIn = (message: string, forms: readonly RegExp[]) => forms.map((form) => form.exec(message)?.groups?.what).find((what) => what !== undefined);

/** What is asked for, one or several; "my details" are how to reach somebody, and "everything" is all. */
function thingsIn(what: string): readonly Thing[] {
  if (/\b(?:everything|all)\b/i.test(what)) return things;
  const named = things.filter((thing) => new RegExp(String.raw`\b${words[thing]}(?![\p{L}\d])`, 'iu').test(what));
  return named.length > 0 ? named : contacts;
}

function told(wanted: readonly Thing[], lead: KnownLead | undefined, say: (things: string) => string, isAll: boolean): string | undefined {
  const { noted } = assistant;
  const held = wanted.flatMap((thing) => {
    const value = lead && valueOf(thing, lead);
    return value ? [{ label: labelOf(thing), value }] : [];
  });
  const [one, another] = held;
  if (!one) return undefined;
  const said = another ? noted.several(held.map(({ label, value }) => noted.thing(label, value)).join('; ')) : noted.yourThing(one.label, one.value);
  return [say(said), isAll && noted.rest].filter(Boolean).join(' ');
}

function labelOf(thing: Thing): string {
  const { fields, services, wanted } = assistant.noted;
  return thing === 'services' ? services : thing === 'need' ? wanted : fields[thing];
}

function valueOf(thing: Thing, lead: KnownLead): string | undefined {
  if (thing === 'services') return lead.servicesInterested.flatMap((id) => serviceShown(id) ?? []).join(', ') || undefined;
  if (thing === 'need') {
    const quote = (lead.purposeOfVisit ?? lead.requirements)?.replace(/\s+/g, ' ').trim();
    return quote && `“${wantedIn(quote) ?? shortened(quote, QUOTED)}”`;
  }
  const value = lead[thing];
  return value ? (thing === 'name' ? asName(value) : valueShown(thing, value)) : undefined;
}
