import { pattern } from '../../../language/patterns.ts';
import { sentencesOf, type Span } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';

/** How somebody wishes to be reached: not so, only so, then, in which language, with no letters of ours; and what they want our people to be told. */
export type WishKind = 'not' | 'only' | 'when' | 'tongue' | 'letters' | 'relay';

export interface ContactWish extends Span {
  readonly kind: WishKind;
  /** Their words, without what is polite around them. */
  readonly text: string;
}

const way = '(?:calls?|calling|phone|phoning|ringing|(?:what|wat)s ?app(?:ing)?|sms(?:es|ing)?|texts?|texting|messages?|messaging|msgs?|telegram|signal|e-?mails?|mails?|mailing|visits?)';
const ofWay = '(?:(?:phone|mobile|video|voice|zoom|(?:what|wat)s ?app|sms|cold|sales|marketing|promo(?:tional)?|spam|random|unnecessary|late|evening|night|weekend|sunday)[ -])*';
const ways = `${ofWay}${way}(?:(?: or | and | nor |/)(?:no )?${ofWay}${way})*`;
const letters = '(?:news-?letters?|mailing lists?|spam|(?:marketing|promo(?:tional)?|sales|spam|news-?letter|advertising) (?:e-?mails?|mails?|messages?|calls?|texts?|stuff|material|list))';
const doing = '(?:call|ring|phone|contact|(?:what|wat)s ?app|text|sms|message|mail|e-?mail|write|reach|disturb|visit|get back|get in touch)';
const them = '(?: (?:to|with))?(?: (?:me|us|him|her|them|back|up))*';
const where = '(?: (?:on|at|by|via|through|in) (?:my |the |this |that |our )?(?:mobile|cell|number|office|work|home|landline|phone|(?:what|wat)s ?app|shop))?';

/** "Don't call the clinic number": one that is theirs. */
const number = ' (?:the|my|our|this|that) (?:\\w+ )?(?:number|phone|mobile|landline|line|office|clinic|shop|home|reception)';

/** Stands for a time of day or of the week, of however many words. */
const TIME = '\uE001';
const hour = String.raw`(?:[01]?\d|2[0-3])(?:[:.]\d\d)?`;
const clock = String.raw`${hour} ?(?:am|pm|a\.m\.?|p\.m\.?|hrs|h|o['’]?clock)`;
const time = String.raw`(?:${clock}|noon|midday|midnight|mornings?|afternoons?|evenings?|nights?|week-?days?|week-?ends?|today|tomorrow|tmrw|tmr|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|any ?time|any day|lunch(?: ?time| break| hour)?|(?:office|working|business) hours|prayers?(?: times?)?|namaz)`;
const joint = String.raw`(?:after|before|between|from|until|till|by|at|around|about|past|on|in|during|over|to|and|or|the|this|next|every|all|any|late|early|only|not|except|but|best|preferably|ideally|maybe|later|please|pls|time|times|hours?|ist|gst|myt|dubai|india|indian|malaysia|malaysian|kl|local|my|our|your|day|week|outside|${hour})`;
/** Such words in a row. Each stands for itself, so that there is one way to read them. */
const row = new RegExp(String.raw`(?<![\p{L}\d])(?:${time}|${joint})(?![\p{L}\d])(?:[\s,/&–-]+(?:${time}|${joint})(?![\p{L}\d]))*`, 'giu');
/** What makes a time of them. */
const core = new RegExp(String.raw`(?<![\p{L}\d])(?:${time}|(?:after|before|until|till|by|from|around|at|past|between)\s(?:about |around )?${hour}(?! ?(?:days?|weeks?|months?|years?|k)\b))(?![\p{L}\d])`, 'iu');
const greets = /^good (?:morning|afternoon|evening|night|day|noon)\b/i;
/** By itself, such a one is when something is to be ready, or says too little. */
const noWish = /^(?:this|by)\b|^(?:before|until|till) (?!.*\d)|^(?:today|tonight|morning|afternoon|evening|night|noon|lunch(?: ?time)?|prayer times?|\d{1,2} ?[ap]m)$/i;

const tongue = '(?:english|arabic|hindi|hinglish|malay|bahasa(?: malaysia| melayu| indonesia)?|bm|tamil|kannada|malayalam|telugu|urdu|bengali|marathi|gujarati|punjabi|mandarin|chinese|cantonese|hokkien|french|german|spanish|russian|portuguese|farsi|persian|tagalog|filipino|sinhala|nepali|thai|turkish)';
/** Nobody is called in two at once: "in English and Arabic" is how a site is to be. */
const eitherTongue = `${tongue}(?:(?: or |/ ?)${tongue})*`;
const tongues = `${tongue}(?:(?:,| and| or|/) ?${tongue})*`;

/** Who adds why. */
const because = String.raw`(?: ?(?:(?:as|because|since|cos|coz|bcz|cause) |(?:i|we|he|she) (?:am|are|is|have|work|sleep|teach|will be) |(?:i|we|he|she)['’](?:m|re|s) |im |my ).*)?`;

/** The same after what is short itself. */
const shortly = String.raw`(?: (?:(?:as|because|since|cos|coz|bcz) )?(?:i['’]?m|im|i am|we are|we['’]re|he is|she is|i have|i work)(?: [\w'’]+){1,4})?`;

/** Each of the whole of a part of a message; `anywhere`, where nobody could mean anything else by it. */
const forms: readonly (readonly [kind: WishKind, form: RegExp, anywhere: boolean])[] = [
  // "I don't want your newsletter", "no marketing mails".
  ['letters', pattern('i')`^(?:(?:i|we) (?:do not|do ?n['’]?t|would not|would ?n['’]?t|won['’]?t|never) (?:really )?(?:want|need|like|wish)(?: (?:to (?:get|receive|have|be (?:on|added to))|any|your|the|a|an|for|more))*|(?:please )?(?:no|without|not for)(?: (?:any|your))?|(?:do not|do ?n['’]?t|never) (?:send|add|subscribe|put|sign|use)(?: (?:me|us|it|this|my \w+|our \w+))?(?: up)?(?: (?:to|for|on|any|your|the|a|with|in))*) ${letters}(?: (?:or|and|nor) (?:\w+ )?(?:${letters}|${way}))*(?: (?:to|for) (?:me|us))?$`, false],
  // "No calls", "don't call on Sundays", "I don't take calls", "I'd rather not be called".
  ['not', pattern('i')`^(?:(?:but |so )?no(?: more)?(?: any)?|not(?: an?| any| by| per| via| on| over| through)?(?: the)?|never(?: by| via| on)?|without(?: any)?) ${ways}(?: to (?:me|us))?(?: ${TIME})?${because}$`, false],
  ['not', pattern('i')`^(?:(?:you |u |they )?(?:do not|do ?n['’]?t|should ?n['’]?t|should not|must ?n['’]?t|must not|can ?not|can['’]?t|never|pls not)(?: ever)?|no need to|(?:rather )?not(?: to)?|avoid|better not(?: to)?) ${doing}(?:ing)?${them}(?:${where}|${number})(?: ${TIME})?${because}$`, false],
  ['not', pattern('i')`^(?:i|we)(?: really| also)? (?:do not|do ?n['’]?t|would not|would ?n['’]?t|won['’]?t|cannot|can['’]?t|never)(?: really)? (?:want|need|like|take|answer|pick up|receive|wish|use|do)(?: to (?:be|get|receive|have|take))?(?: (?:any|an?|the|my))?(?: ${ofWay}${way}| called| rung| phoned| texted| contacted)(?: ${TIME})?${because}$`, false],
  ['not', pattern('i')`^(?:i|we)(?: would|['’]d)? (?:rather not|prefer not(?: to)?) (?:be (?:called|rung|phoned|texted|contacted)(?: (?:by|on|via|at) .{2,20})?|(?:(?:get|have|receive|take) )?${ways})(?: ${TIME})?${because}$`, true],
  // "I prefer WhatsApp", "email is best", "mail me instead".
  ['only', pattern('i')`^(?:(?:i|we)(?: would|['’]d)? (?:prefer|rather have|only (?:use|read|check|answer|do|take|want)|like)(?: to be (?:contacted|reached|written to))?|prefer(?:red|ably|ring)?(?: way| channel)?(?: is|:)?|(?:only|just|strictly|rather|better|best)|(?:you |u |they )?(?:can )?(?:please )?(?:only |just )?(?:contact|reach|use|send|write)${them}(?: only| just)?)(?: (?:by|via|on|through|per|over|use|with|an?|to|me|it))* ?${ofWay}${way}(?: (?:only|please|pls|is (?:best|better|fine|ok|enough|preferred)|if possible|preferred|best|rather|instead|over (?:phone|calls?)|to (?:phone|calls?)|than (?:phone|calls?)|not (?:by |a )?(?:phone|calls?)))*${because}$`, false],
  ['only', pattern('i')`^(?:by |via |on |per |through )?${ofWay}${way} (?:only|please only|preferred|preferably|is (?:the )?(?:best|better|fine|ok|okay|enough|preferred|easier|easiest|good)|are (?:best|better|fine|ok|preferred)|(?:works|suits)(?: me| us)?(?: best| better| fine)?|will do|instead|rather|best|better)(?: (?:for (?:me|us)|than (?:an? )?${way}|over ${way}))*${because}$`, false],
  ['only', pattern('i')`^(?:only |just |rather |better |please )*${doing}(?: to)? (?:me|us)(?: (?:only|instead|rather|please|first|by (?:e-?mail|mail|whatsapp)))+${because}$`, false],
  // "Only WhatsApp me"; but who says "just call me" wants to be called.
  ['only', pattern('i')`^(?:only |just |strictly |rather )+(?:(?:what|wat)s ?app|text|sms|message|mail|e-?mail|write)(?: to)? (?:me|us)${because}$`, false],
  // "Call me after 3pm", "I am free till 11", "mornings only".
  ['when', pattern('i')`^(?:(?:you|u|they|some ?one|some ?body|one of you|your (?:people|team)) (?:can|may|could|should) )?(?:(?:best|better|good|time|to|may|please|pls|kindly|only|just) )*${doing}${them}${where}(?: (?:only|please|pls|best))*(?: is)? ${TIME}${because}$`, true],
  ['when', pattern('i')`^(?:(?:i|we)(?: am|['’]?m| are|['’]?re)?(?: only| usually| mostly| always)* (?:free|available|reachable|around|awake|there|at (?:my|the) desk|home|off|can (?:talk|speak|take calls?|answer)|have time|(?:do not|do ?n['’]?t) (?:work|answer|take calls?)|work)(?: only)?|im (?:only )?(?:free|available|reachable|around|awake|home|off)|(?:the )?(?:best|good|ideal|suitable|preferred|convenient|right)(?: time| times| day| days| hour| slot)*(?: (?:to|for)(?: (?:call|reach|talk|contact|a call|me|us|calls))*)?(?: (?:is|are|would be|will be))?:?|(?:not|never|only|any ?time|pref(?:er(?:ably|red)?)?|ideally|(?:i|we) prefer|except|make it|say|how about|what about|lets say|let['’]?s say)) ${TIME}${because}$`, false],
  ['when', pattern('i')`^${TIME}(?: (?:is|are|would be|works?|suits?|will be))?(?: (?:best|better|fine|good|ok|okay|preferred|perfect|possible|only|suits?|works?|great))?(?: (?:for )?(?:me|us|him|her))?${shortly}$`, false],
  // "In Arabic please", "Tamil preferred", "I only speak Hindi".
  ['tongue', pattern('i')`^(?:${doing}${them} |(?:speak|talk|answer|reply|explain)${them} |(?:only|just|preferably|best|better) )*in ${eitherTongue}(?: (?:only|if possible|preferably|is (?:better|best|easier)|rather|instead))*$`, false],
  ['tongue', pattern('i')`^(?:(?:i|we)(?: would|['’]d)? (?:prefer|like)(?: (?:to (?:speak|talk|write)|in|an?))*|prefer(?:ably)?) ${tongues}(?: speak\w+| speaker)?$|^${tongues} (?:is )?(?:preferred|preferably|speak\w+ (?:person|caller|colleague|staff|someone|somebody)|only|please|better|best|easier)\b.*$`, false],
  ['tongue', pattern('i')`^(?:i|we|he|she|my \w+|our \w+)(?: can)? (?:(?:only|just|mainly|mostly) (?:can )?(?:speaks?|understands?|talks?|knows?)|(?:speaks?|understands?|talks?|knows?) (?:only|just|mainly|mostly)) ${tongues}(?: (?:properly|well|only|better|best|and a little ${tongue}|not (?:much|so good) ${tongue}))*$`, false],
  // "Tell them …", "remember …", "ask for Ramesh".
  ['relay', pattern('i')`^(?:(?:can|could|will|would) (?:you|u) )?(?:please |pls |also |kindly )*(?:(?:tell|inform|remind) (?:them|him|her|(?:your|the) (?:people|team|colleagues?|staff|guys|boss|sales \w+|person|man|guy|one)(?: who \w+)?)|let (?:them|him|her|your (?:people|team|colleagues?|staff)) know|pass (?:it )?on(?: to \w+(?: \w+)?)?|remember)(?: that|:| -)? (?=${TIME}|\S.{3})(?!(?:what|how|whether|if|about|why|which|where|the|it|this|when)\b)(?!.*\b(?:prices?|quote|cost|how much)\b).+$`, true],
  ['relay', pattern('u')`^(?:[Aa]sk for|[Aa]ttention|[Aa]ttn|ATTN|[Ff]or the attention of|[Cc]/[Oo])\W+\p{Lu}.{1,60}$`, false],
];

const opening = pattern('i')`^(?:(?:and|but|so|ok(?:ay)?|also|pls|plz|please|kindly|hi|hello|hey|yes|ya|well|then|hm+|btw|by the way|sorry|thanks?(?: you)?|oh|ah|ps|eh|again|no(?=,| +(?:no|not|do|dont|please)\b)|one (?:more )?thing|it['’]?s|its|note(?: that)?)\b[\s:,.–-]*)+`;
const closing = /(?:[\s,]+(?:please|pls|plz|ok(?:ay)?|ya|yeah|yes|lah|la|leh|thanks?|thank you|thx|tq|sir|madam|bro|then|for now|at all|alright|right|also|too|either|though|if possible))+\W*$/i;
/** Stands for an address. */
const ADDRESS = '\uE000';
const polite = /\b(?:please|pls|plz|kindly)\b/i;
const ofReaching = /\b(?:calls?|talk|speak|reach|contact|phone|e-?mail|mail|number|whats ?app|free|available|busy|at work|in (?:the|my|a) \w+)\b/i;
/** Where one part of a message ends and another begins. */
const between = /\uE000|[!?;,\n()]+(?=\s|$)|(?<!\b(?:mr|mrs|ms|dr|prof))\.+(?=\s|$)|\s[-–—]\s|\s+(?=(?:but|and)\s+(?:(?:pls|please|also|tell|only|just)\s+)*(?:no|not|don['’]?t|do not|never|only|tell|i don['’]?t|we don['’]?t|whatsapp only)\b)/gi;

/**
 * What a message says of how and when its visitor wishes to be reached, with the places that say it.
 *
 * @param isNear it is spoken of that already: they can be reached, say how, or were asked; only then "after 3pm" or "email is fine" is about that
 * @param told where they are told how to be reached: an address ends what stands before it
 */
export function contactWishes(message: string, isNear: boolean, told: readonly Span[] = []): ContactWish[] {
  const parts = partsOf(message, told);
  const found = wishesIn(parts, isNear);
  // "No calls please, only mornings": what one part says, the next goes on with.
  return found.some(({ kind }) => kind !== 'relay') && !isNear ? wishesIn(parts, true) : found;
}

/** Whether a refusal to be called says how else to be reached, and so is none. */
export const offersAnotherWay = (sentence: string): boolean => contactWishes(sentence, true).some(({ kind }) => kind === 'only' || kind === 'when');

/** "Did you write down that I don't want calls?": whether a wish of theirs was heard. */
const asksWhether = pattern('i')`^\W*(?:(?:so|and|ok(?:ay)?|but|then|also|hi|hello)\b\W*)*(?:did|have|do|does|will|can|could) (?:you|u|they|your \w+)(?: \w+)? (?:note|noted|write|wrote|written|put|mark|marked|save|saved|record|recorded|know|get|got|see|remember|understand)(?: (?:it|this))?(?: down)? (?:that |the |my )?(?:(?:i|we)(?: \w+)? (?:do not|do ?n['’]?t|want no|need no|prefer|only|never|rather)|no|not|only|wish for no|part (?:about|with) no)\b.*\b(?:${way}|${doing}|called|contacted|rung)\b`;
export const asksOfWish = (message: string): boolean => sentencesOf(message).some(({ text }) => asksWhether.test(text));

const ofCalls = /\b(?:call(?:s|ed|ing)?|phon(?:e|ed|ing)|ring(?:ing)?|rung)\b/i;
const ofCallsOnly = /^(?:(?:please|only|just|by|via|on|phone) )*(?:calls?|phone)\b/i;

/** Whether somebody would not be called: "no calls", "mail only". */
export const refusesCalls = (wishes: readonly ContactWish[]): boolean => wishes.some(({ kind, text }) => (kind === 'not' && ofCalls.test(text) && !text.includes(TIME)) || (kind === 'only' && !ofCallsOnly.test(text) && (!ofCalls.test(text) || /\bthan\b|\bnot\b/.test(text))));

/** Who says more at once tells a story. */
const LONGEST = 120;

interface MessagePart extends Span {
  readonly text: string;
  /** "Please" stands with it. */
  readonly isPolite: boolean;
  /** A question mark does. */
  readonly isAsked: boolean;
  /** It begins a sentence, or stands after an address. */
  readonly opens: boolean;
}

function partsOf(message: string, told: readonly Span[]): MessagePart[] {
  let open = message;
  for (const { start, end } of told) open = open.slice(0, start) + ADDRESS.padEnd(end - start, ' ') + open.slice(end);
  const parts: MessagePart[] = [];
  let [from, opens] = [0, true];
  const push = (end: number, mark: string) => {
    const part = trimmed(open.slice(0, end), from);
    if (part) parts.push({ ...part, opens, isAsked: mark.includes('?') });
    opens = /[.!?\n]|\n/.test(mark) || mark === ADDRESS || (part === undefined && opens);
    from = end + mark.length;
  };
  for (const { 0: mark, index } of open.matchAll(between)) push(index, mark);
  push(open.length, '');
  return parts;
}

function trimmed(text: string, from: number): Pick<MessagePart, 'text' | 'isPolite' | 'start' | 'end'> | undefined {
  const whole = text.slice(from);
  const begun = whole.trimStart().replace(opening, '');
  const ended = begun.trimEnd().replace(closing, '').trimEnd();
  const start = text.length - begun.length;
  return ended === '' ? undefined : { text: ended, isPolite: polite.test(whole), start, end: start + ended.length };
}

function wishesIn(parts: readonly MessagePart[], isNear: boolean): ContactWish[] {
  const wishes: ContactWish[] = [];
  for (const [place, part] of parts.entries()) {
    const before = parts[place - 1];
    const goesOn = part.opens || before === undefined || ofReaching.test(before.text) || wishes.at(-1)?.end === before.end;
    const wish = wishIn(part, (isNear && goesOn) || part.isPolite, parts.length === 1 || wishes.length > 0);
    if (wish) wishes.push(wish);
  }
  return wishes;
}

function wishIn({ text, start, end, isPolite, isAsked }: MessagePart, isNear: boolean, isAlone: boolean): ContactWish | undefined {
  const plain = text.replace(/\s+/g, ' ');
  const masked = plain.length > LONGEST ? plain : plain.replace(row, (words) => (core.test(words) ? TIME : words));
  const kind = forms.find(([, form, anywhere]) => (isNear || anywhere) && form.test(masked))?.[0];
  if (!kind || (kind !== 'relay' && (isAsked || asks(plain) || plain.length > LONGEST))) return undefined;
  // "019-876 5433" is no hour, and "a site in Arabic, in Hindi" is none of our tongues.
  if ((kind === 'when' && (/\d{3}/.test(plain) || greets.test(plain) || (masked.startsWith(TIME) && noWish.test(plain)))) || (kind === 'tongue' && /^(?:only )?in /i.test(plain) && !isPolite && !isAlone)) return undefined;
  return { kind, text: plain.replace(/ (?:on|at|to|via|by|and|or|with)$/i, ''), start, end };
}

/** A message with such places blanked out; everything else stands where it stood. */
export const withoutWishes = (message: string, wishes: readonly Span[]): string => wishes.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), message);

const ofOneself = /^(?:i|we|im|i['’]m|my|our|he|she|tell|inform|remind|let|pass|ask|att|for the)\b/i;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;

/** A wish as it is said back: what is a sentence of its own is quoted. */
export function wishShown({ text, kind }: ContactWish): string {
  const words = text.replace(/^remember(?: that|:)? /i, '');
  if (kind === 'relay' ? words === text : ofOneself.test(words)) return `“${words}”`;
  return kind === 'tongue' || weekday.test(words) ? words : words[0]!.toLowerCase() + words.slice(1);
}
