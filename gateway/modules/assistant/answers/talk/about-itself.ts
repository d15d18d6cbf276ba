import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { isWeak, stem } from '../../../language/words.ts';
import type { Question } from '../../knowledge/question.ts';

const lead = String.raw`^\W*(?:(?:and|so|but|ok|okay|hi|hello|hey|haha\w*|lol|nice|wow|cool|great|well|then|wait|tell me|just curious|(?:by the way|btw))\b[\s,.!?:]*)*`;
const being = String.raw`(?:ai|a\.i\.|artificial(?: intelligence)?|(?:chat)?bots?|robots?|machines?|computers?|programs?|programmes?|automatic|automated|scripts?|scripted|(?:chat)?gpt|open ?ai|claude|gemini|copilot|siri|alexa|llm|language model|algorithm|software|humans?|persons?|real|alive|living)(?=\W*$|\W*[,;.!?]|\s(?:or|and|that|who|then|behind|here|talking|answering|writing|reading|typing|actually|really|person|being|bot|thing))`;
/** "Are you an AI or did someone write all that by hand", "am I talking to a person". */
const nature = pattern('i')`
  ${lead}(?:
    (?:are|r) (?:you|u)(?: (?:really|actually|even|just|only|maybe|perhaps|like))*(?: (?:an?|the|some))?(?: \w+)?? ${being}
    |(?:is|was) (?:this|that|it|all (?:this|that))(?: \w+)?? (?:an?|written by an?|made by an?|answered by an?) ${being}
    |(?:is|was) (?:this|that|it|all (?:this|that)) (?:really |just |all |only )?(?:ai|a\.i\.|(?:chat)?gpt|automated|automatic|scripted)(?=\W*$)
    |(?:am i|are we|i am|i['’]m) (?:really |actually )?(?:talking|speaking|chatting|writing|typing) (?:to|with) (?:an? )?(?:\w+ )?${being}
  )
`;
const ofPeople = /\b(?:humans?|persons?|people|real|alive|living|(?:chat)?gpt|open ?ai|claude|gemini|copilot|siri|alexa)\b/i;
const ofPrograms = /\b(?:ai|a\.i\.|artificial|(?:chat)?bots?|robots?|machines?|computers?|programs?|programmes?|automat\w+|scripts?|scripted|software)\b/i;

/** Whether it is what it is asked to be: neither of two things, nor what the site does not say. */
function yesOrNo(asked: string, message: string): string {
  if (/\bor\b(?! (?:what|something|not)\b)/i.test(message)) return '';
  return ofPeople.test(asked) ? 'No: ' : ofPrograms.test(asked) ? 'Yes: ' : '';
}

const itself = '(?:you|u|this (?:chat ?)?(?:bot|assistant|thing|chat)|the (?:chat ?)?(?:bot|assistant))';
const maker = pattern('i')`${lead}(?:and )?who (?:has |have |actually |really )*(?:made|makes|built|created|programmed|trained|developed|wrote|designed|coded|invented) ${itself}(?: (?:then|anyway|actually|by the way|btw))*\W*$|${lead}(?:did|have) (?:you|u)(?: (?:guys|people|yourselves|yourself|really|also))* (?:make|made|build|built|create|created|program|programmed|write|written|code|coded|train|trained|develop|developed) (?:this|the) (?:chat ?)?(?:bot|assistant|thing|chat)(?: (?:yourselves|yourself|here|too|in-house|on your own))*\W*$`;
const workings = pattern('i')`
  ${lead}(?:
    how (?:do|does|did) (?:this (?:chat ?)?(?:bot|assistant|thing|chat)|the (?:chat ?)?(?:bot|assistant)|you,? as an? \w+,?) (?:actually |really |even )?work
    |how (?:do|did|can) (?:you|u) (?:actually |really |even |all )*(?:know|answer|find|come up with|understand|work out) (?:everything|(?:your|the|these) answers?|my (?:question|message)s?|what to (?:say|answer)|me)
    |where do (?:you|u) (?:get|have|take|find) (?:all )?(?:your|the|these|all the) (?:answers?|info(?:rmation)?|knowledge|facts)(?: from)?
  )\W*$
`;

/** Whether somebody asks what they are talking to, and wants nothing of it: "are you chatgpt?" is no wish for AI. */
export const asksOfItself = (message: string): boolean => nature.test(message) || maker.test(message) || workings.test(message);
/** What only somebody who is alive does or has. */
const life = String.raw`(?:bored|tired|lonely|sad|happy|angry|annoyed|hungry|thirsty|sleepy|scared|afraid|jealous|sick|ill|drunk|cold|lost in there|sleep|dream|eat|breathe|cry|laugh|rest|feelings?|emotions?|a (?:soul|heart|body|life|family|mother|wife|husband|girlfriend|boyfriend)|hobbies|friends)`;
const feeling = pattern('i')`${lead}(?:do|don['’]?t|does|did|are|aren['’]?t|can|have|is|isn['’]?t) (?:you|u|it)(?: (?:ever|sometimes|never|really|also|even|not|actually|have|get|got|feel|be|take|any|so|very))* ${life}\b(?! (?:with|about|of|by) (?:my|our|the|your|this))`;
const favourite = pattern('i')`\b(?:your|a|any) (?:own |personal )?favou?rites?(?: (?:one|(?<of>projects?|works?|clients?|case study|articles?|posts?|services?)))?\b`;
const toSelf = /\b(?:you|u|your)\b/i;

/** "What's the best thing you can do for me": every other word says nothing. */
const able = /\b(?:can|could|may|are|able|would|will|do) (?:you|u)\b|\b(?:you|u) (?:can|could|are able)\b/;
const little: ReadonlySet<string> = new Set(['best', 'useful', 'thing', 'things', 'help', 'good', 'able', 'most', 'skills', 'abilities', 'capable', 'offer', 'today', 'top', 'greatest', 'stuff', 'trick', 'tricks', 'assist', 'use'].map(stem));
const asksWhat = /\b(?:what|how|which)\b/;
const forMe = /\b(?:for (?:me|us)|help(?: me| us)?|assist|capable|able|good (?:at|for))\b/;

const isOfAbilities = ({ plain, words }: Question) => asksWhat.test(plain) && able.test(plain) && forMe.test(plain) && plain.split(' ').length <= LONG && words.every((word) => little.has(stem(word)) || isWeak(stem(word)) || word === 'haha');
const LONG = 14;

/** What is answered of the assistant itself, where its words are asked about and nothing on the site is. */
export function ofItself(message: string, question: Question): { readonly text: string; readonly links: readonly Action[] } | undefined {
  const [whoItIs, whatItDoes] = assistant.itself;
  const contact: Action = { label: 'Contact', href: whoItIs.href };
  const asked = nature.exec(message)?.[0];
  if (asked !== undefined) return { text: `${yesOrNo(asked, message)}${whoItIs.text}`, links: [contact] };
  if (maker.test(message)) return { text: assistant.ofItself.maker, links: [contact] };
  if (workings.test(message)) return { text: assistant.ofItself.workings, links: [contact] };
  if (feeling.test(message)) return { text: assistant.ofItself.feeling, links: [] };
  const liked = toSelf.test(message) ? favourite.exec(message) : undefined;
  if (liked && question.words.length <= FEW) return { text: assistant.ofItself.noFavourite, links: [/^(?:article|post)/i.test(liked.groups?.of ?? '') ? blog : portfolio] };
  return isOfAbilities(question) ? { text: whatItDoes.text, links: [{ label: 'Services', href: whatItDoes.href }] } : undefined;
}

const portfolio: Action = { label: 'Portfolio', href: '/portfolio' };
const blog: Action = { label: 'Blog', href: '/blog' };
/** Who says more asks for more. */
const FEW = 4;
