import type { ServiceId } from '#content/types.ts';
import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { withoutPremises } from './not-asked-for.ts';
import { withoutOwnTitles } from './own-names.ts';
import { isQuestion, sentencesOf, type Part } from '../../language/sentences.ts';
import { readNeeds } from './service-needs.ts';

/**
 * What people call our services. In this order: what an earlier pattern has read is no other's, so that an "e-commerce
 * website" is a shop and a "web app" is no app.
 */
const names: readonly (readonly [ServiceId, RegExp])[] = [
  ['ecommerce', pattern('gi')`
    \b(?:shopping|shop|selling|woo-?co(?:mm?|m)erce|(?:cake |food |print )?order(?:ing|s)?) (?:web ?)?sites?\b
    |\bsites? (?:for|to) (?:sell\w*|orders?|online sell\w*)\b
    |\b(?:order|buy|sell|purchase)\w*(?: (?!(?:and|or|but|not)\b)[\w'’-]+){0,5} (?:on|from|off|through|via|over) (?:
      an?|the|our|my
    ) (?:own |new )?(?:web ?)?site\b(?! form)
    |\b(?:web ?)?site (?:to |that |which )?sells?\b|\bonline (?:[\w-]+ )?(?:ordering|reorder\w*|sell|grocery|boutique)\b
    |\breorder\w* online\b|\b(?:web ?)?site,? (?:with|and|\+|&|plus) (?:an? |the )?(?:online )?(?:shop|store|cart|sales?)\b
    |\b(?:proper|global|own) (?:online )?(?:shop|store)\b(?! (?:in|at|near|on|name|sign))
    |\b(?:stock|products|goods|brand) online\b
  `],
  ['web-development', pattern('gi')`
    \b(?:dashboards?|tools?|systems?|platforms?|forms?) (?:on|for) the web\b|\bmarketing (?:web ?)?(?:site|page)s?\b
    |\bweb ?apps?\b|\bweb[- ]?(?:based|application|platform|portal|tool|system)s?\b|\bwebapps?\b
  `],
  ['ecommerce', pattern('giu')`
    (?<!\p{L})(?:
      webbshop|webbutik|webshop|online-?shop|e-?shop|tienda (?:online|virtual|en línea)|boutique en ligne|loja (?:online|virtual)
      |negozio online|kedai (?:dalam talian|online)|toko online|sklep internetowy|网店|網店|网上商店|متجر إلكتروني
    )(?!\p{L})
  `],
  ['mobile-development', /(?<!\p{L})(?:aplikasi(?: mudah alih)?|aplicación(?: móvil)?|application mobile|handy-?app|applicazione|aplikacj[aęi])(?!\p{L})|ऐप|手机应用|应用程序|تطبيق/giu],
  ['web-development', pattern('giu')`
    (?<!\p{L})(?:
      webbplats|hemsida|webseite|internetseite|webauftritt|pages? web|páginas? web|sitio web|site (?:web|internet|vitrine)
      |sito(?: web)?|laman web|situs web|strona internetowa|stron[aęy] www
    )(?!\p{L})
    |वेबसाइट|网站|網站|موقع|வலைத்தளம்|இணையதளம்
  `],
  ['ecommerce', pattern('gi')`
    \b(?:e-?com(?:merce)?|online)[- ]?(?:web ?)?(?:
      shop|store|site|website|platform|storefront|selling|sales|orders?|ordering site
    )s?\b
    |\bonline (?:\w+ ){1,3}(?:shop|store)\b|\be-?com(?:merce)?\b|\bweb ?(?:shop|store)s?\b
    |\b(?:shopify|woo ?commerce|magento|medusa|prestashop|opencart)\b|\b(?:shop|store) (?:on|in) the (?:web|internet|net)\b
    |\bsell(?:ing)?\b[^.!?;]{0,40}\b(?:from|on|through|via) (?:our|my|an?) (?:own )?(?:web ?)?site\b
    |\bsell(?:ing)? (?:[\w'-]+ ){0,8}(?:online|(?:on|by|over|through|via) (?:the )?(?:web|internet|net))\b
    |\b(?:order|buy|shop|purchase)(?:s|ing)? (?:[\w'-]+ ){1,4}online\b|\b(?:online|internet) (?:retail|sales|shopping)\b
    |\b(?:orders?|sales|shopping) online\b|\bcheckout\b|\bpayment gateways?\b|\b(?:shop|store|boutique|business) online\b
    |\b(?:need|want|wants|open|have|like|get|build) (?:my |our |his |her |an? )?own (?:shop|store)\b(?! (?:in|at|near|on))
    |(?:^(?:(?:so|then|maybe|just|and|basically|yes|ok|well),? )?|\b(?:does|would|need|want|wants|like|build|make|make us|make me|build us|build me|get|set ?up|cost of|price of|quote for|enough for|for) )(?:
      an?|new
    ) (?:new |small |simple |little |own )?(?:shop|store)\b(?! (?:(?:in|at|near|on)(?! (?:english|french|german|dutch|spanish|arabic|malay|hindi|tamil|chinese|mandarin|two|three|both|several|many|\d))|manager|owner|keeper|front|assistant|called|named|website|web|site|app)\b)
    |\bmarketplace\b(?! app)
  `],
  ['ai-solutions', pattern('gi')`
    \bchat ?bots?\b
    |\b(?:ai|a\.i\.|artificial intelligence|machine learning|gen ?ai|llms?|gpt|chatgpt)\b(?:
      [- ](?:assistants?|agents?|bots?|models?|tools?|solutions?|projects?|app)
    )?
    |\bassistants? (?:that|for|to|which)\b|\bvirtual assistants?\b
    |\b(?:document|invoice|form|contract) (?:reading|reader|extraction|processing)\b
    |\bread(?:ing)? (?:of )?(?:our )?(?:invoices|documents|forms|contracts|scans)\b|\bforecast(?:s|ing)?\b
    |\bpredict(?:ion|ive|ing)?\b|\bautomat\w+ (?:of )?(?:support|answers|replies)\b|\brecommendation engine\b
  `],
  ['digital-marketing', pattern('gi')`
    \bdigital market(?:ng|in)\b
    |\b(?:more|want|need|get|bring|drive|increase)\w* (?:more |us |the )?(?:traffic|visitors) (?:to|on|for|in) (?:our|my|the) (?:[\w-]+ )?(?:
      web ?
    )?(?:site|store|shop|page)\b
    |\b(?:promot(?:e|ing)|advertis(?:e|ing)|market) (?:my|our|the) (?!app\b)\w+
    |\b(?:google|goggle|gogle) (?:maps?|map) (?:top|listing|ranking|location)?|\bgoogle (?:listing|my business|reviews?)\b
    |\b(?:insta\w*|ig|tiktok|snapchat)(?: reels?)? (?:mgmt|management|handling|promotion|advertise\w*|marketing|reels?)\b
    |\breels?\b
    |\b(?:seen|found|famous|viral|top|shown?|showing|appear\w*|rank\w*) (?:[\w]+ ){0,2}(?:on|in|by) (?:
      google|goggle|tiktok|insta\w*|maps?|search\w*
    )\b
    |\b(?:customers?|clients?|calls?|orders?|patients?) (?:from|thro?u?g?h?|through) (?:the )?(?:internet|net|google|online)\b
    |\bdigital marketing\b(?! (?:manager|lead|head|director|executive|officer|team|department|specialist|associate|coordinator|consultant|intern|person|guy)s?\b)
    |\bseo\b|\bsem\b|\bppc\b
    |\b(?:google|facebook|fb|meta|instagram|linkedin|youtube|tiktok)[- ]?(?:and (?:google|facebook|fb|meta|instagram) )?(?:
      ads?|adverts?|advertising|campaigns?|marketing
    )\b
    |\badwords\b|(?<!\b(?:shows?|showing|casino|spam|pop-?up|annoying|of|unwanted) )\bads\b|\bsocial media\b
    |\b(?:insta|instagram|google|facebook|fb|meta|linkedin)(?: ?(?:[+&]|and) ?(?:insta|instagram|google|facebook|fb|meta))? (?:
      leads|promotions?|growth
    )\b
    |\bad(?:vertising)? campaigns?\b|\badvertis(?:ing|ements?)\b
    |(?<!\b(?:head|director|vp|manager|lead) (?:of|for) )\bmarketing\b(?! (?:manager|lead|head|director|executive|officer|team|department|specialist|associate|coordinator|consultant|intern|person|guy)s?\b)
    |\b(?:more|get|gain|grow|increase) (?:[\w-]+ ){0,2}(?:followers|likes|subscribers|engagement|reach)\b
    |\b(?:instagram|facebook|fb|linkedin|youtube|tiktok) (?:followers|presence|reach|handling|management)\b
    |\b(?:ranking|rank|position)\w* (?:\w+ ){0,3}(?:google|search)\b|\b(?:google|search) rank\w*\b
    |\bmore (?:\w+ )?(?:enquiries|inquiries|leads|traffic|visitors|footfall|bookings) (?:from|through|via|on)\b
    |\b(?:email|e-mail|content) (?:marketing|campaigns?)\b|\blead gen(?:eration)?\b
    |\b(?:finds?|found|sees?|seen|knows?|discovers?) (?:us|me|our \w+) (?:online|on (?:the )?(?:internet|google|maps?|search\w*))\b
    |\b(?:in)?visible (?:online|on (?:the )?(?:internet|google|maps?|search\w*)|in (?:english|search\w*))\b
    |\b(?:nobody|no ?one|few (?:people )?) (?:finds?|knows?|has heard of|notices?) us\b
    |\b(?:get|bring|attract|reach|gain|win|need|want) (?:us |in )?(?:more|new) (?:\w+ )?(?:
      customers|clients|patients|guests|buyers|walk-?ins
    )\b
  `],
  ['cloud-solutions', pattern('gi')`
    \b(?:cloud|aws|azure|gcp|s3|ec2|eks|digital ?ocean|hosting|devops|kubernetes|terraform)\b(?: (?:solutions?|services?|backups?|migration|hosting|servers?|infrastructure|operations))?
    |\bgoogle cloud\b|\b(?:server|data ?cent(?:er|re)|infrastructure) (?:migration|hosting|management|monitoring|setup)\b
    |\b(?:migrat\w+|mov(?:e|ing)) (?:of )?(?:our |the |\d+ )?(?:servers?|systems?|infrastructure)\b
    |\bmanaged (?:servers?|hosting|infrastructure)\b|\bbackups?\b|\b(?:our|my|the) servers?\b|\bdata ?cent(?:er|re)s?\b
  `],
  ['mobile-development', pattern('gi')`
    \b(?:
      mobile|phone|smartphone|ios|android|iphone|ipad|tablet|native|hybrid|flutter|react native
    )(?:[ +/&]+(?:and )?(?:ios|android|iphone|web))*[- ]?(?:apps?|applications?)\b
    |\bapps?\b(?! store)|\b(?:ios|android|iphone)\b|\bmobile\b(?= (?:development|version|both|platform|and web))
    |(?<=\bweb and )mobile\b|(?<=\band )mobile (?=both)
  `],
  ['mobile-development', pattern('gi')`
    \b(?:react native|flutter|kotlin|swiftui)\b
    |(?<=
      \b(?:
        book|order|pay|see|use|check|track|fill|scan|sign|log|enter|report|manage|buy|reserve|something|want|need|have
      )\w*\b[^.!?;]{0,60}
    )\b(?:on|from|with|through|via|using) (?:the|their|his|her|our) (?:own )?(?:mobile|smart|hand)?[- ]?(?:
      phones?|mobiles?|tablets?|ipads?|handsets?
    )\b
  `],
  ['ai-solutions', /\bbots?\b(?! traffic)/gi],
  ['digital-marketing', pattern('gi')`
    \b(?:from|via|through|on|in) google\b(?! (?:cloud|drive|sheets|maps?|play|workspace|forms|meet|docs|analytics|ads))
    |\b(?:with|for|our|my|run|manage|handle|grow) (?:our |my |the )?(?:instagram|insta|facebook|linkedin|tiktok|youtube|pinterest)\b(?! (?:login|feed|link|sign|orders?|dms?|messages?|sales|inbox|account|stor(?:y|ies)))
  `],
  ['web-development', pattern('gi')`
    (?<=
      \b(?:need|want|require|make|build|develop|looking for|quotation for)\w* (?:(?!our\b|my\b|your\b|the\b|ai\b|no\b)[\w-]+ ){0,3}
    )software\b(?! (?:engineer|develop|compan|firm|house|updat|licen|on (?:the |our )?(?:phone|mobile)|(?:to|that|which|who) (?:tell|predict|read|understand|guess|recogni|answer)))
  `],
  ['web-development', pattern('gi')`
    \b(?:direct|online) bookings?\b
    |\bonline (?:
      appointments?|reservations?|registrations?|payments?|forms?|admissions?|enrol?ments?|catalog(?:ue)?s?|portals?
      |director(?:y|ies)|library|quiz|exams?|tests?|courses?|learning
    )\b
    |\b(?:accept|take|collect|receive|pay|give|donate)\w* (?:[\w'-]+ ){0,3}online\b
    |\b(?:book|reserve|register|apply|enrol|enroll|schedule|sign up|donate)\w* (?:[\w'-]+ ){0,3}online\b
    |\b(?:an?|new|custom|own) (?:[\w-]+ ){0,2}(?:system|software|platform|portal)s? (?:to|for|that|which|where)\b
    |\b(?:
      booking|reservation|appointment|ticketing|ordering|inventory|billing|admissions?|learning|payroll|scheduling|membership
      |donation|dealer|management
    )[- ]?(?:management )?(?:systems?|platforms?|engine|tool)\b
    |\b(?:
      donation|booking|reservation|appointment|enquiry|contact|order|product|payment|registration|sign-?up|event|new|few more|more
    ) (?:web ?)?pages?\b
    |\bweb ?(?:dashboards?|panel|interface|admin|front ?end|version|client|catalog(?:ue)?s?)\b|\bweb ?(?:iste|sit|sights?)\b|\bwebiste\b
    |\b(?:shop|school|company|hotel|simple|cheap|one) web\b|\bweb (?:for|of) (?:an?|my|our|the|\w+ \w+)\b
    |(?<!\b(?:your|ur|ka|ki) )\bweb ?sites?\b|\bweb ?pages?\b|\blanding pages?\b
    |\b(?:customer|client|web|patient|student|supplier|vendor|partner|member|staff|employee|self-service)?[- ]?portals?\b
    |\b(?:tool|system|software|application|portal|code|platform)s? (?:is )?(?:built |made |written |developed )?(?:in|on|with) (?:
      django|laravel|rails|php|node(?:\.?js)?|react|angular|vue|asp\.net|\.net|dotnet|codeigniter|java|python
    )\b
    |\bhome ?page\b|\bwordpress\b|\bintranet\b|\bweb (?:development|design|presence|and mobile)\b
    |\bweb\b(?= (?:and|&|\+|first|only))
    |\b(?:an?|want|need|proper|new|own|custom|online|finance|sales|management|analytics|admin|build|make|develop) (?:small |simple |little |proper )?(?:
      crm|booking system|dashboard
    )s?\b
    |(?<!\b(?:your|ur|ka|ki) )\bsite\b(?! (?:engineer|visit|manager|office|inspection|supervisor|survey|worker|incharge|in-charge|safety)s?)
  `],
];

/** The visitor wants something, or speaks of their own. */
const wanting = pattern('i')`
  \b(?:
    need\w*|must|explor\w+|shift(?:ing)?|rather have|keeps? asking|asks? (?:for|if|whether)
    |is there (?:an? |any )?(?:ai|apps?|software|tools?|way|solution|bots?|systems?)|own (?:apps?|shop|store|web ?site|site)
    |want\w*|look(?:ing)? (?:for|to|at)|require\w*|interested|quot\w+|(?:re)?build(?:ing)?|mak(?:e|ing)|creat(?:e|ing)
    |develop(?:ing)?|(?:re)?design(?:ing)?|redo(?:ing)?|revamp(?:ing)?|moderni[sz]\w+|improv\w+|replac\w+|help|love|able to
    |allow\w*|nobody|no ?one|los(?:e|es|ing)|can['’]?t|cannot|unable|struggl\w+|problems?|issues?|trouble|awful|poor|bad|mess
    |outgrown|dated|broken|crash\w*|outdated|ugly|terrible|down|fail\w*|errors?|not working|(?:doesn|don)['’]?t work|enough|nak
    |mahu|hendak|perlu\w*|buat(?:kan)?|boleh|chahiye|banwan\w+|banan\w+|karna|venum|quiero|queremos|necesit\w+|busc\w+|besoin
    |cherch\w+|voudr\w+|brauch\w*|möcht\w*|such\w*|vorrei|preciso|kan ni|kunnen jullie|können sie|könnt ihr|pouvez[- ]vous|pueden
    |podéis|potete|możecie|podem|bisa|kya aap|plan\w*|like|wish\w*|can (?:an? )?(?:ai|software|bots?|machines?|algorithms?)
    |can (?:your|ur) (?:ai|(?:chat ?)?bots?) (?:\w+ ){1,2}(?:our|my|patients?|customers?|clients?|guests?|students?|parents?|members?)
    |(?:can|could) u\b|(?:can|could) you(?:r (?:\w+ )?(?:people|team|company|guys|developers|agency))?
    |do (?:you|u) (?:do|make|build|offer|develop|handle|provide)|it'?s (?:for|about)|it is (?:for|about)
    |(?:after|about|for) (?:an?|our|my)|scope|project|proposal|tender|rf[pq]|estimate|spend|budget|launch\w*|migrat\w*|set up|start|get us
    |consider\w*|how much (?:if|for)|fix|repair|faster|slow|hacked|replac\w+|thinking|thought|compar\w+|more|only|possible
    |feasible|about|regarding|concerning|enquir\w+|inquir\w+|(?:an|my|our|the) idea
    |(?:product|idea|aim|goal|work|thing|requirement) (?:is|would be)
  )\b
`;
const priceOfOne = pattern('i')`
  \b(?:price|prices|pricing|costs?|charges?|rates?|fees?|quote)\b (?:for|of) (?!the\b|your\b|it\b|this\b)
  |\b(?:is|are|would|will) (?:an?|google|facebook|seo)\b[^.!?]*\b(?:cost|expensive|dear|affordable|come to)\b
  |\bhow much (?:would|will|does) (?:an?|my|our)\b|\bhow much (?:is|for|do you (?:charge|take) for)\b
  |\b(?:would|will) (?:an?|my|our) [^.!?]*\b(?:costs?|come to)\b
`;
/** "Do you build online shops, and what does one cost?" */
const offersAsked = /^\W*(?:(?:hi|hello|hey|so|and|ok|okay)\b\W*)*do (?:you|u) (?:also |guys |people )?(?:do|make|build|offer|develop|provide|design)\b/i;
const aboutUs = /\b(?:what|how|which|who|when|where)\b/i;
const firstPerson = /\b(?:i|we|my|our|us|me|ours|mine)\b/i;
const refused = pattern('i')`
  \b(?:
    not(?! (?:possible|able|working))|(?<!\b(?:tender|ref|rfq|rfp|order|invoice|reg|contract|item|file)\.? )no(?!\.? ?\d)|n't|dont|don't|never|without|instead of|rather than|forget|skip|drop|except
    |besides|thought (?:of|about)|considered|no longer|already (?:have|has|got)|other than|leave out|anymore
  )\b
`;

/** After its name: it is wanted no longer. */
const calledOff = pattern('i')`
  ^(?:[\w -]{0,20}?)\b(?:
    (?:is|are|was|were)(?: not|n['’]?t| no longer) (?:needed|required|necessary|wanted|important)|can wait|not needed|not required
    |not (?:now|yet|right now|at the moment|at present)(?=\s*(?:$|[.,;!)]))|off the table|no longer
  )\b
`;
/** "An assistant on our site": that is where it goes, not what is wanted beside it. */
const whereabouts = /\b(?:on|in|into|inside|within|onto) (?:our|my|the|your|its) (?:existing |current |own |present |company |corporate |main )?$/i;

/**
 * The services that a visitor wants, or no longer wants.
 *
 * @param isKnown whether some are known from earlier messages: then a wish that names none adds none
 */
export function readServices(message: string, isKnown: boolean): Finding[] {
  const bare = withoutOwnTitles(message);
  const named = sentencesOf(bare).flatMap((sentence) => (isWish(sentence.text) ? servicesIn(message, sentence) : []));
  return named.length > 0 || isKnown ? named : readNeeds(bare);
}

/** A question about what we do, or did, for others tells nothing of what the asker wants. */
function isWish(text: string): boolean {
  if (/\b(?:apply|applying|application|cv|resume|résumé|vacancy|job|hiring|internship)\b/i.test(text) && !/\bapplication for (?:our|my)\b|\b(?:web ?site|site|page|portfolio)\b[^.!?]*\bwith (?:my|our|a)\b/i.test(text)) return false;
  // What somebody can do, who looks for work.
  if (/\b(?:journalist|reporter|press enquiry|interview)\b/i.test(text)) return false;
  if (/\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:years?|yrs) (?:of|in|with|as|experience|exp)\b|\byears of experience\b/i.test(text)) return false;
  if (/\b(?:my|for an?|an?|our|doing|the) (?:[\w-]+ )?(?:survey|thesis|dissertation|homework|assignment|research paper|school project|term paper)\b/i.test(text)) return false;
  if (/\b(?:thanks?|thank you) for\b/i.test(text) && !/\b(?:need|want|looking|build)\b/i.test(text)) return false;
  if (/\b(?:articles?|blog(?: posts?)?)\b/i.test(text) && !/\b(?:need|want|looking|build|write|like|quote|seo)\b/i.test(text)) return false;
  if (/^\W*(?:your|that) .*\b(?:was|were|cost|took)\b/i.test(text)) return false;
  // "What would a shop cost?" asks for one; "what does a shop cost?" may be mere curiosity.
  if (isQuestion(text) && (priceOfOne.test(text) || offersAsked.test(text))) return true;
  if (isQuestion(text) && aboutUs.test(text) && !/\b(?:how|what) about\b/i.test(text)) return wanting.test(text) && firstPerson.test(text.replace(/\b(?:tell|give|show|send|you or) (?:me|us)\b/gi, ''));
  if (isQuestion(text)) return wanting.test(text);
  return wanting.test(text) || !/\b(?:how|what|uptime|duration|guarantee\w*|keep|promise|is|are|was|were|has|have|had|does|did|took|cost|run|runs|use|uses|own|works?|says?|said|sells?|makes)\b/i.test(text);
}

function servicesIn(message: string, { text, start }: Part): Finding[] {
  let left = withoutPremises(text);
  const found: Finding[] = [];
  for (const [service, phrase] of names) {
    left = left.replace(phrase, (name, ...rest) => {
      const index = rest.find((one) => typeof one === 'number') as number;
      const begin = start + index;
      const retracted = refused.test(clauseBefore(text, index)) || calledOff.test(text.slice(index + name.length)) || undefined;
      if (service === 'web-development' && found.length > 0 && whereabouts.test(text.slice(0, index))) return ' '.repeat(name.length);
      found.push({ field: 'servicesInterested', value: service, start: begin, end: begin + name.length, ...(retracted && { retracted }) });
      return ' '.repeat(name.length);
    });
  }
  const wanted = found.filter(({ retracted }) => !retracted);
  return found.filter((one) => !one.retracted || !wanted.some(({ value }) => value === one.value)).sort((a, b) => a.start - b.start).map((one) => ({ ...one, end: Math.min(one.end, message.length) }));
}

/** From the last comma or contrast on: "not an app, only a website". */
function clauseBefore(text: string, index: number): string {
  return text.slice(0, index).split(/[,;:]|\bbut\b|\bonly\b|\bjust\b|\bnow\b|\bhowever\b|\bso\b/i).at(-1)!;
}
