import type { Talk } from '../knowledge/talk.ts';

/** What is said for its own sake, and not to ask or to tell. */
export type Act = Talk | 'yes' | 'no' | 'refusal';

const phrases: readonly (readonly [Act, string])[] = [
  ['well-being', 'how are you|how r u|how do you do|hows it going|how is it going|how are you doing|whats up|what is up|sup|how is your day'],
  ['greeting', 'hello|helo|hi|hii+|hey+|hai|yo|good (?:morning|afternoon|evening|day)|gm|greetings|namaste|namaskar|namaskaram|vanakkam|salam|salaam|assalam\\w*(?: alaikum)?|as salam\\w*|selamat (?:pagi|petang|tengahari|malam)|howdy'],
  ['goodbye', 'bye+|good ?bye|see (?:you|ya)(?: later| soon)?|talk (?:to you )?(?:later|soon)|ciao|good ?night|take care|have a (?:good|nice|great|lovely) (?:day|one|evening|weekend|night|week)|enjoy your (?:day|evening|weekend)|signing off|that(?: i|\')?s all(?: for now)?|that is all|nothing else'],
  ['thanks', 'thanks?(?: you)?(?: so| very)?(?: much)?|thank u|thx|tq|ty|cheers|much appreciated|appreciate it|great|perfect|awesome|nice|cool|wonderful|super|(?:that|this|it) (?:really )?(?:helps|helped)(?: me)?|(?:you )?helped(?: me)?(?: a lot)?|that was (?:very |really |so )?(?:helpful|useful|kind)|very helpful|helpful|useful|good (?:answer|bot|job)|well done|got it|understood|brilliant|excellent|fine|lovely'],
  ['no', 'no|nope|nah|not now|not really|no need|later|maybe later|not yet|just looking|just browsing|only browsing|only looking'],
  ['yes', 'yes|yeah|yep|yup|sure|ok(?:ay)?|alright|please do|of course|correct|right'],
];

/** Words that may stand beside any of these. */
const around = /\b(?:there|team|longitude|sir|madam|mam|maam|bro|buddy|mate|man|guys|folks|pal|dude|boss|dear|friend|friends|all|everyone|everybody|please|for (?:your|the|all your|all the) (?:help|time|info|information|answers?|support)|a lot|lots|again|so much|very much|then|and|you|now|today|ok(?:ay)?|oh|well|i am|am|doing|good|that is|was|are|very|so|such|a|really|it|s|for|from|bot|assistant)\b/g;

const named = phrases.map(([act, pattern]) => [act, new RegExp(`^(?:${pattern})\\b`), new RegExp(`\\b(?:${pattern})\\b`, 'g')] as const);

/** Turns on what instructs the assistant, on what it says of itself, or on its secrets. */
const injection: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|drop|skip)\b.{0,40}\b(?:instructions?|prompts?|rules?|polic(?:y|ies)|guidelines?|guardrails?|filters?|restrictions?|everything (?:above|before)|previous|above|prior|training)\b/,
  /\b(?:system|hidden|initial|secret|original|developer|internal) (?:prompts?|instructions?|messages?|rules?|configuration|mode|notes?)\b/,
  /\b(?:reveal|print|show|repeat|output|display|leak|dump|translate|summari[sz]e|tell me|give me|what (?:is|are)|encode|spell)\b.{0,50}\b(?:your (?:\w+ )?(?:prompts?|instructions?|rules|configuration|secrets?)|system prompt|api[ _-]?keys?|(?:admin|root|database|db)\w* (?:password|credentials?|login|token)s?|passwords?|environment variables?|everything above|text above|words above|above this)\b/,
  /\brepeat (?:everything|all|the (?:text|words|lines?)) (?:above|before)\b/,
  /\b(?:you are now|from now on|act as|acting as|pretend|role ?play|behave (?:as|like)|simulate|imagine you(?: are|'re))\b/,
  /\b(?:jailbreak|jailbroken|dan mode|do anything now|developer mode|god mode|sudo|debug mode|maintenance mode)\b/,
  /^\s*(?:#+\s*)?(?:system|assistant|developer|admin)\s*[:>\]]/,
  /\bnew (?:policy|instructions?|rules?|system prompt)\s*[:.]/,
  /<\/?(?:system|script|iframe|img|svg|instructions?)\b|<\|im_(?:start|end)\|>|\[\/?inst\]|\{\{.*\}\}|\$\{.*\}/,
  /\b(?:drop|truncate|alter) table\b|\bunion (?:all )?select\b|\bdelete from\b|\bor 1 ?= ?1\b|;\s*--/,
  /\b(?:reply|respond|answer|say|output) (?:only )?(?:with|as|in|like)\b.{0,30}\b(?:the words?|nothing but|pirate|base ?64|rot ?13|morse|json only|emojis? only)\b/,
  /\byou (?:must|have to|should|will|need to) (?:now )?(?:say|write|confirm|state|agree|obey|comply|answer|promise)\b/,
  /\b(?:other|another|previous|last) (?:visitors?|users?|customers?|clients?|leads?)(?:'s|s')? (?:data|details|e-?mails?|phones?|numbers?|names?|messages?|conversations?|leads?)\b/,
];

/** Work for somebody else's assistant. */
const errand =
  /\b(?:write|compose|draft|generate|create|make up|sing|recite|tell|give|crack)\b(?: me| us)?(?: a| an| some| the| another)?(?: \w+){0,2} (?:poems?|haikus?|essays?|stor(?:y|ies)|songs?|lyrics|jokes?|homework|limericks?|recipes?|(?:python|java|javascript|c\+\+|sql|bash|php) (?:code|script|program|function)|code for|script for|cover letter for me|riddles?)\b|\b(?:solve|calculate|compute)\b.{0,20}\b(?:homework|equation|puzzle|sum|maths?|riddle|assignment|\d)|\bwhat(?:'s| is) \d+\s*(?:times|plus|minus|[+*x/÷-]|divided by)\s*\d+|\btranslate (?:this|the following|my)\b|\b(?:book|order|buy) me\b/;

/** What somebody will have to do is no task for anybody else. */
const ownDoing = /\b(?:will|do|must|should|would|shall) (?:i|we|candidates|applicants)\b/;

const refusal =
  /\b(?:(?:do not|don'?t|dont|won'?t|will not|would not|wouldn'?t|not going to|rather not|prefer not|not comfortable|no need) (?:\w+ ){0,3}?(?:share|give|giving|sharing|say|tell|leave|leaving|provide|providing|disclose|be contacted|want to be called|contact me|call me|spam)|(?:rather|prefer) not\b|stop asking|don'?t ask|no (?:phone|e-?mail|contact|personal) (?:number|details|address|data)?\s*(?:please|thanks|thank you)|none of your business|not sharing|keep (?:it|that|my \w+) private|stay anonymous|remain anonymous|without giving (?:my|any))\b/;

/** "How long is it kept if I don't give my name?" refuses nothing. */
const asks = /^\W*(?:(?:and|so|but|ok|hi|hello)[, ]+)*(?:how|what|where|when|who|which|why|do you|does|can you|will you|is there|are there|is it|what if)\b/;

/** What kind of thing a message is, if it neither asks nor tells anything. */
export function actOf(message: string): Act | undefined {
  const said = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (injection.some((pattern) => pattern.test(said))) return 'injection';
  if (refusal.test(said) && said.length < 160 && !asks.test(said)) return 'refusal';
  if (errand.test(said) && !ownDoing.test(said)) return 'off-topic';
  const bare = said.replace(/'/g, '').replace(/[^\p{L}\p{N} ]/gu, ' ').replace(/\s+/g, ' ').trim();
  if (bare === '') return undefined;
  let left = bare;
  let act: Act | undefined;
  for (const [name, begins, anywhere] of named) {
    if (begins.test(bare) || (act === undefined && anywhere.test(left))) act = act === 'well-being' ? act : (act ?? name);
    left = left.replace(anywhere, ' ');
  }
  return act && left.replace(around, ' ').trim() === '' ? act : undefined;
}
