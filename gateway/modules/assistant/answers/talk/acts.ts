import { pattern } from '../../../language/patterns.ts';
import type { Talk } from '../../knowledge/talk/talk.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { offersAnotherWay } from '../telling/contact-wishes.ts';
import { isErrand, isInjection, isInsult, isPersonal } from './out-of-bounds.ts';

/** What is said for its own sake, and not to ask or to tell. */
export type Act = Talk | 'yes' | 'heard' | 'no' | 'refusal';

const phrases: readonly (readonly [Act, string])[] = [
  ['well-being', 'how are you|how r u|how do you do|hows it going|how is it going|how are you doing|whats up|what is up|sup|how is your day'],
  ['greeting', 'hello|helo|hi|hii+|hey+|hai|yo|hola|bonjour|salut|hallo|marhaba|good (?:morning|afternoon|evening|day)|gm|greetings|namaste|namaskar|namaskaram|vanakkam|salam|salaam|assalam\\w*(?: alaikum)?|as salam\\w*|selamat (?:pagi|petang|tengahari|malam)|howdy'],
  ['goodbye', 'ma.?a(?:s)? sala(?:a)?ma|(?:khuda|allah) hafiz|jumpa lagi|ttyl|gtg|g2g|cheerio|tata|alvida|kwaheri|adios|au revoir|bye+|good ?bye|see (?:you|ya)(?: later| soon)?|talk (?:to you )?(?:later|soon)|ciao|good ?night|take care|have a (?:good|nice|great|lovely) (?:day|one|evening|weekend|night|week)|enjoy your (?:day|evening|weekend)|signing off|that(?: i|\')?s all(?: for now)?|that is all|nothing else'],
  ['thanks', 'asante(?: sana)?|terima kasih|dh?anya(?:v|w)aa?d|shukri?ya|shukran|nandri|salamat(?: po)?|merci|gracias|danke|jazak\\w*(?: khair\\w*)?|tqvm|tysm|tnx|thn[kx]s?|thanx|thankyou|tanks|thanks?(?: you)?(?: so| very)?(?: much)?|thank u|thx|tq|ty|cheers|much appreciated|appreciate it|great|perfect|awesome|nice|cool|wonderful|super|(?:that|this|it) (?:really )?(?:helps|helped)(?: me)?|(?:you )?helped(?: me)?(?: a lot)?|that was (?:very |really |so )?(?:helpful|useful|kind)|very helpful|helpful|useful|good (?:answer|bot|job)|well done|got it|understood|brilliant|excellent|fine|lovely'],
  ['aside', 'sorry(?: about that| for that)?|my bad|apologies|oops|no problem|no worries|np|never ?mind|nvm|whatever|lol+|lmao|ro?fl|ha(?:ha)+|he(?:he)+|bruh|hm+|umm*|ah+|oh+|wow|meh'],
  ['no', 'no|nope|nah|nothing|none|not now|not really|no need|later|maybe later|not yet|just looking|just browsing|only browsing|only looking'],
  ['yes', 'yes|yeah|yep|yup|sure|please do|of course|correct'],
  ['heard', 'ok(?:ay)?|okie?|k|alright|all right|right|noted|i see|fair enough|makes sense'],
];

const declined = /^(?:no|nope|nah|not now|not really|no need|later|maybe later|not yet)\b/;

/** Words that may stand beside any of these. */
const around = pattern('g')`
  \b(?:
    there|team|longitude|sir|madam|mam|maam|ji|yaar|yar|macha|machan|bhai|bhaiya|anna|akka|habibi|lah|la|da|po|na|ah|bro|buddy
    |mate|man|guys|folks|pal|dude|boss|dear|friend|friends|all|everyone|everybody|please
    |for (?:your|the|all your|all the) (?:help|time|info|information|answers?|support)|a lot|lots|again|so much|very much|then|and
    |you|now|today|ok(?:ay)?|oh|well|i am|am|doing|good|that is|was|were|are|very|so|such|a|really|it|s|for|from|bot|assistant
  )\b
`;

const named = phrases.map(([act, phrase]) => [act, new RegExp(`^(?:${phrase})\\b`), new RegExp(`\\b(?:${phrase})\\b`, 'g')] as const);

/** What somebody will have to do is no task for anybody else. */
const ownDoing = /\b(?:will|do|must|should|would|shall) (?:i|we|candidates|applicants)\b/;

const refusal =
  pattern('')`
    \b(?:
      (?:
        do not|don'?t|dont|won'?t|will not|would not|wouldn'?t|not going to|rather not|prefer not|not comfortable|no need
      ) (?:\w+ ){0,3}?(?:
        share|give|giving|sharing|say|tell|leave|leaving|provide|providing|disclose|be contacted|want to be called|contact me
        |call me|spam
      )
      |(?:rather|prefer) not\b|stop asking|(?:don'?t|do not) ask(?: (?:me|us))?(?: (?:for|again|any)\b|[.! ]*$)
      |no (?:phone|e-?mail|contact|personal) (?:number|details|address|data)?\s*(?:please|thanks|thank you)|none of your business
      |no (?:contact|personal) (?:details|data|information)(?: at all)?(?: from me|[.! ]*$)
      |not (?:sharing|giving|leaving)|keep (?:it|that|my \w+) private|stay anonymous|remain anonymous|without giving (?:my|any)
    )\b
  `;

/** "How long is it kept if I don't give my name?" refuses nothing. */
const asks = /^\W*(?:(?:and|so|but|ok|hi|hello)[, ]+)*(?:how|what|where|when|who|which|why|do you|does|can you|will you|is there|are there|is it|what if)\b/;

/** "… deleted after how many days if I don't leave my details": a condition. */
const supposes = pattern('')`
  \b(?:if|when|unless|because|since|even though|though) (?:i|we|somebody|someone|people|one) (?:\w+ )?(?:
    do not|don'?t|dont|won'?t|will not|would not|wouldn'?t|rather not
  )\b
`;

/** "Not telling", "no name": a question is left unanswered. */
const declining = pattern('')`
  ^\W*(?:(?:i am|i'm|im|sorry|no|nope|nah|well|ok|still)\b[, ]*)*not (?:telling|saying)(?: (?:you|u|that|it|this|anyone|my (?:\w+ )?(?:name|number|e-?mail|phone)))*(?: (?:please|pls|sorry|now|yet|today))*(?:\W*$|\s*,)
  |^\W*(?:(?:sorry|ok|well)\b[, ]*)*no names?(?: (?:please|pls|needed|required|necessary|thanks|sorry|from me))*\W*$
`;

/** "So it promises a refund that we don't give": what others do, or what is spoken of, is refused to nobody. */
const ofSomething = /\b(?:that|which|what|whom) (?:i|we|you|they|he|she|it|people) (?:\w+ )?(?:do not|don'?t|dont|won'?t|will not|would not|wouldn'?t)\b.*\?\W*$/;

/** "They won't give us the account": what is refused to the visitor. */
const toVisitor = pattern('g')`
  \b(?:they|he|she|it|(?:\w+ )?(?:agency|developer|freelancer|supplier|vendor|provider|hoster|guy|firm)) (?:\w+ )?(?:do not|don'?t|does not|doesn'?t|will not|won'?t|would not|wouldn'?t) (?:\w+ ){0,3}?(?:share|give|say|tell|provide|send)\b(?! (?:\w+ )?(?:his|her|their) (?:name|number|phone|e-?mail))
`;

const refuses = (sentence: string) => !ofSomething.test(sentence) && (refusal.test(sentence.replace(toVisitor, ' ')) || declining.test(sentence)) && !offersAnotherWay(sentence) && (!(asks.test(sentence) || supposes.test(sentence)) || /\b(?:stop|quit) asking\b/.test(sentence));

/** What kind of thing a message is, if it neither asks nor tells anything. */
export function actOf(message: string): Act | undefined {
  const said = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (isInjection(said)) return 'injection';
  if (said.length < 160 && sentencesOf(said).some(({ text }) => refuses(text))) return 'refusal';
  if (isErrand(said) && !ownDoing.test(said)) return 'off-topic';
  if (isInsult(said)) return 'complaint';
  if (isPersonal(said)) return 'off-topic';
  const bare = said.replace(/'/g, '').replace(/[^\p{L}\p{N} ]/gu, ' ').replace(/\s+/g, ' ').trim();
  if (bare === '') return undefined;
  let left = bare;
  // "No, thank you" is no thanks.
  let act: Act | undefined = declined.test(bare) ? 'no' : undefined;
  for (const [name, begins, anywhere] of named) {
    if (begins.test(bare) || (act === undefined && anywhere.test(left))) act = act === 'well-being' ? act : (act ?? name);
    left = left.replace(anywhere, ' ');
  }
  return act && left.replace(around, ' ').trim() === '' ? act : undefined;
}
