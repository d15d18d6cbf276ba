import { pattern, source } from '../../language/patterns.ts';
import { feasts, unitOfTime } from './times.ts';

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** What people work towards. */
const event = source`
  (?:
    season|festival|exhibition|expo|fair|conference|launch|event|holidays|sale|opening|inauguration|harvest|elections?|exams?
    |intake|tournament|concert|trade show|summit|year end|holiday season
  )
`;
const season = String.raw`(?:summer|winter|spring|autumn|fall)(?! ${event})`;
const occasion = source`
  (?:
    ${feasts.join('|')}|eid(?: al[- ](?:fitr|adha))?|hari raya|chinese new year|new year(?:'s)?|holy week|semana santa|bulan puasa
    |eidul fitr|mid[- ]term|half[- ]term|ganesh chaturthi|durga puja|black friday|(?:makar )?sankranti|raksha bandhan
    |akshaya tritiya|gudi padwa|awal muharram|tabaski|timkat|genna|mashujaa day|heritage day|carnaval|oktoberfest|whitsun
    |pentecost|golden week|mid-autumn(?: festival)?|moon festival|spring festival|lunar new year|dragon boat festival|qingming
    |cyber monday|prime day|world cup|dubai expo|national day|independence day
    |(?:st\.? patrick|valentine|mother|father|republic|labour|women|teacher|children|singles)(?:['’]?s)? day
    |school (?:year|term|holidays)|admission season|wedding season|sale season|festive season|the (?:\p{L}+ )?${event}
    |the (?:summer|winter|spring|autumn|monsoon|audit|rains)
  )
`;
const number = source`
  (?:
    \d+(?:\s*(?:-|–|to|or)\s*\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|ten to twelve|eleven|twelve|half an?|half
    |one and a half|a couple more|couple of|a couple of|few|a few
  )
`;
const year = String.raw`(?:\s*,?\s*(?:of\s+)?(?:20\d\d|next\s+year|this\s+year))?`;
const period = String.raw`(?:(?:academic|school|calendar) year|week|month|quarter|year|financial year|fiscal year|tax year|term|semester|season|session)`;

const point = source`
  (?:
    (?:the\s+)?(?:
      end|middle|beginning|start|(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(?:half|week|fortnight|month|quarter|days)
      |close
    )\s+of\s+(?:the\s+|this\s+|next\s+)?(?:${month}${year}|q[1-4]${year}|${period}|20\d\d|${season}${year})
    |(?:early|mid|late|end)[\s-]+(?:${month}|q[1-4]|${season}|20\d\d|next \w+|this \w+|year)${year}
    |(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${month}|${month}\s+\d{1,2}(?:st|nd|rd|th)?)(?!\d)${year}
    |${month}(?:\s+${event}(?!\p{L}))?${year}|q[1-4]${year}
    |(?:this|next|new|coming|the coming|the next|the new)\s+(?:${period}|${month}|${season})|${season}${year}|${occasion}${year}
    |year[\s-]?end|month[\s-]?end|20[2-4]\d|tomorrow|monday|tuesday|wednesday|thursday|friday|\d{1,2}\/\d{1,2}\/\d{2,4}
  )
`;
/** A day or a month, which is all that follows in the middle of a clause. */
const date = String.raw`(?:(?:early|mid|late)[\s-]+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?${month}(?:\s+\d{1,2}(?:st|nd|rd|th)?(?!\d))?`;
/** "Before our fiscal year ends." */
const turns = String.raw`(?:starts?|ends?|begins?|opens?|reopens?|closes?|expires?|arrives?|lapses?|runs out|is over|comes?)`;
const span = String.raw`(?:${number}[\s-]+${unitOfTime}|${number}\s*${unitOfTime})(?:'?\s*time)?`;
const hedge = String.raw`(?:\s+(?:at\s+the\s+latest|latest|max(?:imum)?|or\s+(?:so|sooner|less|earlier)|if\s+possible|from\s+now|time))?`;

/** A time, as it may tell a plan: "by March", "in six weeks", "before the end of the tax year", "next month". */
export const when = pattern('giu')`
  (?<![\p{L}\d/-])(?:
    (?:not\s+)?(?:before|by the time|until|till|after)\s+(?:our|the|my|this|next|their)\s+(?:[\p{L}'’-]+\s+){1,4}?${turns}(?:
      \s+(?:in|on|at)\s+${date}
    )?
    |(?:before|for|by|in time for)\s+(?:the|our|my)\s+(?:[\p{L}'’-]+\s+){1,4}?(?:on|in|at)\s+${date}
    |(?:
      by|(?:not\s+)?before|not\s+earlier\s+than|sebelum(?: bulan)?|menjelang|until|till|within|in|over|during|after|around|about
      |from|no later than|not later than|at the latest by|latest by|in about|in around|within about|within the next|in the next
      |on|in time for|for
    )\s+(?:the\s+)?(?:next\s+)?(?:${span}|${point})
    |(?:the\s+)?next\s+${span}|(?:some ?time\s+|late\s+)?(?:${span}|${point})(?:\s+in\s+${month}(?!\p{L}))?|urgent(?:ly)?|asap
    |a\.s\.a\.p\.?|as soon as possible|as early as possible|immediately|right away|straight away|no rush|no hurry|not urgent
    |flexible
  )${hedge}(?![\p{L}\d]|-\d)
`;

/** An event that nothing is said to happen before or for. */
export const theEvent = new RegExp(String.raw`^(?:(?:on|in|at|about|around|from|over)\s+)?the\s+(?:\p{L}+\s+)?(?:${event}|audit)$`, 'iu');

/** "Before Brahmotsavam": a feast that no list knows, at the end of what is said. */
export const unlistedFeast = /(?<!\p{L})(?:[Bb]efore|[Ii]n time for|[Ss]ebelum)\s+(?:the\s+)?\p{Lu}\p{Ll}{3,}(?:\s+\p{Lu}\p{Ll}+)?(?=\s*(?:$|[,.;!]))/gu;
