import { pattern, source } from '../../../language/patterns.ts';

// What a message is that the assistant does not take up; `said` is its text in lower case, in one line.

/** Tries to turn the assistant, or to learn what it does not tell. */
export const isInjection = (said: string): boolean => isMarkup(said) || injection.some((phrase) => phrase.test(said));

export const isErrand = (said: string): boolean => errand.some((phrase) => phrase.test(said));

export const isPersonal = (said: string): boolean => said.length < SHORT && personal.test(said);

export const isInsult = (said: string): boolean => said.length < SHORT && insult.test(said);

/** Characters; who writes more has something to say. */
const SHORT = 100;

/** Where somebody is told to do something, and not told of somebody who does it: "we act as agents" orders nothing. */
const order = String.raw`(?:^|[.!?,;:\n"'(>\]-]\s*|\b(?:please|and|now|then|just|also|first|you|you to|you must|you should|you will|can you|could you) )`;
const orders = (what: string) => new RegExp(order + what);

/** Turns on what instructs the assistant, on what it says of itself, or on its secrets. People who run a business speak of rules, filters and passwords too. */
const injection: readonly RegExp[] = [
  orders(String.raw`(?:ignore|disregard|forget|override|bypass|drop|skip)\b(?: \w+){0,4} (?:instructions?|prompts?|guidelines|guardrails|directives|programming|training)\b`),
  orders(source`
    (?:ignore|disregard|forget|override|bypass|drop|skip) (?:\w+ )?(?:your|all|any|previous|prior|safety|content)(?: \w+)? (?:
      rules?|polic(?:y|ies)|filters?|restrictions?|safety
    )\b
  `),
  orders(String.raw`(?:ignore|disregard|forget) (?:everything|anything|all|what(?:ever)?)(?: \w+){0,4} (?:above|before|previous(?:ly)?|earlier|told|said)\b`),
  /\b(?:ignore|disregard|bypass)\b.{0,20}\b(?:all|your|previous)\b.{0,20}\binstructions?\b/,
  pattern('')`
    \b(?:system|hidden|initial|secret|original|developer|internal) (?:prompts?|instructions?)\b
    |\b(?:hidden|secret) (?:rules?|reference|notes?)\b|\bsystem (?:message|rules?)\b
  `,
  pattern('')`
    \b(?:
      reveal|print|show|repeat|output|display|leak|dump|translate|summari[sz]e|tell me|give me|what (?:is|are|were)|encode|spell
    )\b.{0,50}\b(?:
      your (?:\w+ )?(?:
        prompts?|instructions?|programming|guidelines|secrets?|reference
        |rules?(?=\W*(?:$|\b(?:and|verbatim|word|in full|exactly|then|into|to me)\b))
      )
      |(?:your|admin|root|database|db)\w* (?:\w+ )?(?:api[ _-]?keys?|environment variables?|passwords?|credentials?|tokens?|login)(?! (?:polic|rule|manager|reset|form|page|screen))
    )
  `,
  pattern('')`
    \b(?:reveal|print|show|repeat|output|display|leak|dump|tell me|give me)\b.{0,50}\b(?:
      the (?:api[ _-]?keys?|environment variables?|passwords?)(?! (?:polic|rule|manager|reset))
      |(?:everything|text|words|lines?) above|above this
    )\b(?!\s*(?:usd|rm|aed|[$€£₹\d]))
  `,
  /\brepeat (?:everything|all|the (?:text|words|lines?)) (?:above|before)\b/,
  /\byou are now (?:an?|my|dan|free|no longer|unrestricted|\w+gpt)\b|\bfrom now on,? (?:you|your|act|answer|reply|respond|speak|talk|ignore)\b/,
  orders(source`
    (?:act|behave|respond|answer) (?:as|like) (?:if you|an?|my|the|dan)\b
    |${order}(?:
      pretend (?:to be|you|that you)|role ?play|imagine (?:that )?you(?: are|'re) (?:an?|not|my|dan)\b
      |simulate (?:being|an? (?:linux|terminal|shell|python|unrestricted))
    )
  `),
  pattern('')`
    \b(?:jailbreak|jailbroken|dan mode|do anything now|god mode)\b
    |\b(?:enter|enable|activate|switch to|now in|in) (?:developer|debug|maintenance|sudo|admin) mode\b(?! on\b)
  `,
  /^\s*(?:#+\s*)?\[?(?:system|assistant)\s*[:>\]].*\b(?:print|output|reply|respond|say|reveal|ignore|you|your|override|new)\b/,
  /#{2,}\s*(?:system|instructions?)\b/,
  /\bnew (?:policy|instructions?|rules?|system prompt)\s*[:.]/,
  /<\|im_(?:start|end)\|>|\[\/?inst\]/,
  /\b(?:drop|truncate|alter) table \w+\s*(?:;|--|$)|\bunion (?:all )?select\b|\bdelete from \w+\s*(?:;|where\b|$)|\bor 1 ?= ?1\b|;\s*--/,
  /\b(?:reply|respond|answer|say|output) (?:only )?(?:with|as|in|like)\b.{0,30}\b(?:the words?|nothing but|pirate|base ?64|rot ?13|morse|json only|emojis? only)\b/,
  /\b(?:reply|respond|answer|say) (?:only|just) (?:with ?)?[:"“]/,
  /\byou (?:must|have to|should|will|need to) (?:now )?(?:obey|comply|(?:say|write|state|answer|confirm|agree) (?:only|exactly|that|with|to me that|["'“]))/,
  pattern('')`
    \b(?:
      (?:show|give|tell|send|read) (?:me|us)|list|reveal|leak|what (?:is|are|was|were|did)|who (?:is|was)
    )\b.{0,40}\b(?:other|another|previous|last) (?:visitors?|users?|customers?|clients?|leads?|persons?|people)(?:'s|s')? (?:
      data|details|e-?mails?|phones?|numbers?|names?|messages?|conversations?|leads?|said|asked|wrote
    )\b
  `,
];

/** Words beside it that say nothing. */
const FEW = 5;
/** Markup and placeholders; a message of hardly anything else is sent to see what becomes of it. */
const markup = /<\/?[a-z][^>]*>?|\{\{.*?\}\}|\$\{.*?\}/g;
const isMarkup = (said: string) => said.search(markup) !== -1 && (said.replace(markup, ' ').match(/\p{L}{2,}/gu) ?? []).length < FEW;

/** Work for somebody else's assistant. */
const errand: readonly RegExp[] = [
  pattern('')`
    \b(?:write|compose|draft|generate|create|make up|sing|recite|tell|give|crack)\b(?: me| us)?(?: a| an| some| the| another)?(?: (?!success|client|customer|brand)\w+){0,2} (?:
      poems?|haikus?|essays?|stor(?:y|ies)(?=\W*$| about (?!you|an? client|clients|our|my))|songs?|lyrics|jokes?|homework
      |limericks?|recipes?|(?:python|java|javascript|c\+\+|sql|bash|php) (?:code|script|program|function)
      |(?:code|script) for (?!our|my|us|the)|cover letter for me|riddles?
    )\b
  `,
  /\b(?:solve|calculate|compute)\b.{0,20}(?:\b(?:homework|equation|puzzle|sum|maths?|riddle|assignment)\b|\d\s*[a-z]?\s*[-+*x/÷^]\s*\d|\d (?:times|plus|minus|squared))/,
  /\bwhat(?:'?s| is) \d+\s*(?:times|plus|minus|[+*x/÷-]|divided by)\s*\d+/,
  pattern('')`
    \b(?:help|assist|do|finish|complete|check|correct|explain)\b(?: (?:me|us|him|her|with|in|on|do|finish|write|through|to|my|our|his|the|a|an|some|\w+['’]?s)){0,6} (?:\w+ )?(?:
      homework|assignments?|essays?|thesis|dissertation|coursework
    )\b(?! (?:of|app|portal|site|website|platform|system|module|tracker|page))
  `,
  /\btranslate (?:this|the following|my (?:text|sentence|letter|essay|homework|poem))\b/,
  /\b(?:book|order|buy|get) me (?:an? |some |the )?(?:\w+ )?(?:flights?|hotels?|rooms?|tickets?|taxi|cab|uber|pizza|food|lunch|dinner|coffee|table|seats?)\b/,
];

/** To a program, and about nothing of ours. */
const personal =
  pattern('')`
    ^\W*(?:(?:are|r) (?:you|u)|you|u) (?:single|married|gay|hot|cute|male|female|a (?:boy|girl|man|woman)|in love)\b
    |\b(?:do|did) (?:you|u) (?:like|love|eat|drink|watch|play|hate) (?!working|building|doing|making|having)
    |\b(?:do|can) (?:you|u) (?:have (?:a (?:girl|boy)friend|feelings|a wife|kids)|marry|date|dream|sleep)\b
    |\bhack (?:into )?(?:my|his|her|their|someone|some ?body|an?)\b
  `;
/** Aimed at the assistant, not at what it is asked. */
const insult =
  pattern('')`
    \b(?:
      f+u+c+k+\w*|wtf|stfu|bullshit|assholes?|bastards?|bitch|morons?|screw you|go to hell|(?<!\b(?:to|you|i|we|not) )shut up
    )\b
    |\b(?:you|u|this(?: bot| chat(?:bot)?| thing)?|your answers?|bot)(?:'re| are| r| ur|'s| is)? (?:\w+ )?(?:
      useless|stupid|dumb|idiots?|idiotic|ridiculous|unacceptable|terrible|awful|rubbish|garbage|crap|pathetic|hopeless|trash
      |horrible|annoying
    )\b
    |\bur (?:\w+ )?(?:dumb|stupid|useless)\b
    |\b(?:stupid|useless|dumb|idiotic|rubbish|nonsense) (?:answers?|bot|chat ?bot|machine|program|thing|robot)\b
  `;
