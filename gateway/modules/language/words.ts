import { stemmer } from 'stemmer';

/** A word of a text, as it was written and as it is compared. */
export interface Word {
  readonly text: string;
  /** Lower case, without marks. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /\d+(?:[.,:/]\d+)*%?|\p{L}[\p{L}\p{M}\d]*(?:[’'][\p{L}\p{M}]+)*/gu;

/** The words of a text in order. A hyphen parts words; numbers keep their points. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ text: word, plain: plain(word), start: index, end: index + word.length }));
}

/** The words of a question as they are compared: written out, and with what two or three mean together in their place. */
export function askedWords(text: string): string[] {
  // Known questions are plain already, and there are many of them.
  const words = /^[a-z ]*$/.test(text) ? text.split(' ') : wordsOf(text).flatMap((word) => word.plain.split(' '));
  return joinPhrases(words.flatMap((word) => writtenOut(word).split(' ').filter(Boolean)));
}

/** Lower case, without accents, and without the ending of a genitive or contraction. */
export function plain(word: string): string {
  // Most words are plain already.
  if (/^[a-z]+$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/'(s|re|ll|ve|d|m)$/, '')
    .replace(/n't$/, ' not')
    .replaceAll("'", '');
}

/** Forms that no rule of endings finds. */
const irregular: Readonly<Record<string, string>> = {
  began: 'begin', begun: 'begin', built: 'build', wrote: 'write', written: 'write', sold: 'sell', paid: 'pay', kept: 'keep', left: 'leave', made: 'make', found: 'find', took: 'take', taken: 'take',
  chose: 'choose', chosen: 'choose', spent: 'spend', sent: 'send', grew: 'grow', grown: 'grow', ran: 'run', held: 'hold', lost: 'lose', met: 'meet', knew: 'know', known: 'know', gave: 'give', given: 'give',
  told: 'tell', said: 'say', drew: 'draw', drawn: 'draw', broke: 'break', broken: 'break', bought: 'buy', brought: 'bring', taught: 'teach', read: 'read', became: 'become', came: 'come', went: 'go', gone: 'go',
  one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12', fifteen: '15', twenty: '20', thirty: '30', forty: '40',
  fifty: '50', sixty: '60', seventy: '70', eighty: '80', ninety: '90', people: 'person', children: 'child', men: 'man', women: 'woman', companies: 'company', countries: 'country', cities: 'city', faster: 'fast', cheaper: 'cheap', smaller: 'small', bigger: 'big', longer: 'long',
  // Others would find each other by the rules of endings, and have nothing in common: interns and internal tools, news and what is new.
  internal: 'inhouse', internally: 'inhouse', accountant: 'bookkeeper', accountants: 'bookkeeper', important: 'significant', busy: 'occupied', busier: 'occupied', news: 'newspaper', community: 'communal', communities: 'communal', custom: 'bespoke', officer: 'official', officers: 'official',
};

const stems = new Map<string, string>();
/** Words whose stems are remembered; the site's own are some thousand. */
const REMEMBERED = 10_000;

/** What different forms of a word have in common. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = /^[a-z]+$/.test(word) ? stemmer(Object.hasOwn(irregular, word) ? irregular[word]! : word) : word;
  if (stems.size < REMEMBERED) stems.set(word, found);
  return found;
}

/** The stems of all words of a text, in their order. */
export const stemsOf = (text: string): string[] => wordsOf(text).flatMap((word) => word.plain.split(' ').map(stem));

/** Words that say nothing about what a question is about. */
const empty = new Set(
  `a an and any are as at be been being but by can could did do does doing done for from get gets getting give got had has have having he her his how i if in into is
  it its ll like may me mine might more most much must my of on or our ours out over please pls s shall she should so some such tell than thanks that the their them
  then there these they thing things this those to too u up us very want was we were what when where whether which while who whom whose why will with would ya yes
  you your yours yourself ur im ive id also about again all am because both each even ever few kind let many no not now off ok okay only other
  same sort still sure maybe know say says said explain describe share question ask asking wonder wondering curious hi hello hey dear sir madam kindly
  need needs needed wanted after before`.split(/\s+/),
);

/** What people strew into a question that asks the same without it: "what do you guys do exactly". */
const fillers = new Set('exactly actually basically honestly obviously literally really just anyway lol haha hehe hmm hm uh um ah btw bro bhai lah tnx thx yeah yep wow guys folks'.split(' '));

export const isFiller = (word: string): boolean => fillers.has(word);

/** Short forms that people type. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', wat: 'what', wen: 'when', wer: 'where', y: 'why', bcoz: 'because', coz: 'because', wud: 'would', cud: 'could', shud: 'should', hav: 'have', nd: 'and', d: 'the', ths: 'this', tht: 'that', thr: 'there', ther: 'there', wid: 'with', wth: 'with', frm: 'from', nw: 'now', nt: 'not', gud: 'good', tym: 'time', wrk: 'work', wrks: 'works', svc: 'service', mgmt: 'management', mkt: 'marketing', mktg: 'marketing', amt: 'amount', qty: 'quantity', pymt: 'payment', acct: 'account', addl: 'additional', asap: 'soon', mins: 'minutes', yr: 'years', wk: 'weeks', mth: 'months', proj: 'project', projs: 'projects', biz: 'business', ofc: 'office', sal: 'salary', exp: 'experience', req: 'requirement', reqs: 'requirements', docs: 'documents', doc: 'document', pics: 'pictures', pic: 'picture', vid: 'video', vids: 'videos', wht: 'what', whats: 'what', hw: 'how', whr: 'where', abt: 'about', thx: 'thanks',
  tq: 'thanks', fone: 'phone', mob: 'mobile', govt: 'government', dev: 'developer', devs: 'developers', ppl: 'people', msg: 'message', addr: 'address', yrs: 'years', mths: 'months',
  wks: 'weeks', hrs: 'hours', ecom: 'ecommerce', cant: 'can not', dont: 'do not', doesnt: 'does not', isnt: 'is not', wont: 'will not', shouldnt: 'should not', didnt: 'did not',
};

/** A word as it would be written out. */
export const writtenOut = (word: string): string => (Object.hasOwn(shortForms, word) ? shortForms[word]! : word);

/** Words that say little about what is asked of an agency. */
const weak = new Set(
  `work make build built use used using help offer provide find good best better great company agency business longitude people new type way able possible exact general today
  current usual normal typical ever main whole full first last take come go goes start see look thing lot big small one two handle reason point case part put set keep
  hear try example different till until during past recent already previous besides further else yet done does one two three four five six seven eight nine ten hundred thousand possible available real actual explain share show kind`
    .split(/\s+/)
    .map(stem),
);

/** @param stemmed adverbs are weak as well */
export const isWeak = (stemmed: string): boolean => weak.has(stemmed) || /..li$/.test(stemmed);

/** True for words that carry no meaning of their own. */
export const isEmpty = (word: string): boolean => empty.has(word) || fillers.has(word) || (word.length === 1 && !/\d/.test(word));

/** What two or three words mean together, as one word: "take over" has little to do with taking. */
const phrases: Readonly<Record<string, string>> = {
  'take over': 'takeover', 'taking over': 'takeover', 'took over': 'takeover', 'taken over': 'takeover', 'hand over': 'handover', 'handed over': 'handover', 'handing over': 'handover', 'go live': 'launch', 'goes live': 'launch', 'going live': 'launch', 'went live': 'launch',
  'log in': 'login', 'sign in': 'login', 'sign up': 'subscribe', 'opt out': 'unsubscribe', 'money back': 'refund', 'free of charge': 'free', 'no charge': 'free', 'for free': 'free', 'source code': 'code', 'look after': 'maintain', 'looks after': 'maintain', 'looking after': 'maintain',
  'get rid': 'delete', 'work from home': 'remote', 'after launch': 'aftercare', 'after the launch': 'aftercare', 'after go live': 'aftercare', 'after going live': 'aftercare', 'after handover': 'aftercare', 'after the handover': 'aftercare', 'after delivery': 'aftercare', 'after completion': 'aftercare',
  'after project': 'aftercare', 'after the project': 'aftercare', 'after release': 'aftercare', 'once live': 'aftercare', 'after it is live': 'aftercare', 'days of care': 'aftercare', 'leave out': 'exclude', 'leaves out': 'exclude', 'left out': 'exclude', 'tied in': 'lockin', 'lock in': 'lockin', 'locked in': 'lockin',
  'round the clock': 'night', 'day and night': 'night', 'on call': 'oncall', 'cash on delivery': 'cod', 'half day': 'trial', 'test data': 'data',
};
/** By their first words, the longer ones first. */
const phrasesByFirst = new Map<string, (readonly [words: readonly string[], meant: string])[]>();
for (const [phrase, meant] of Object.entries(phrases).sort(([a], [b]) => b.split(' ').length - a.split(' ').length)) {
  const words = phrase.split(' ');
  phrasesByFirst.set(words[0]!, [...(phrasesByFirst.get(words[0]!) ?? []), [words, meant]]);
}

/** The words with what some of them mean together in their place. */
export function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [phrase, meant] = phrasesByFirst.get(words[at]!)?.find(([its]) => its.every((word, offset) => word === words[at + offset])) ?? [[words[at]!], words[at]!];
    joined.push(meant);
    at += phrase.length;
  }
  return joined;
}

/** Words that stand side by side, as `take_over`, unless they are of no meaning both. */
export function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, index) => (isEmpty(word) && isEmpty(words[index]!) ? [] : [`${stem(words[index]!)}_${stem(word)}`]));
}
