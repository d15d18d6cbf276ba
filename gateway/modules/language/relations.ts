import { source } from './patterns.ts';

/** Who somebody has: at home, at work, and otherwise. */
const kin = source`
  (?:(?:grand|step|half|elder|younger|older|big|little|twin)[ -]?)?(?:
    mother|father|mum|mom|mummy|dad|daddy|papa|parents?|brother|bro|sister|sis|son|daughter|child|kid|wife|husband|hubby|spouse
    |fianc[ée]e?|girlfriend|boyfriend|uncle|aunt(?:ie|y)?|nephew|niece|cousin|grandma|grandpa|better half|family
  )(?:[ -]in[ -]law)?
`;
const fellow = source`
  (?:(?:best|good|old|close|senior|junior|former|business|team|class|room|house|flat)[ -]?)?(?:
    friends?|buddy|mates?|pal|neighbou?r|colleagues?|co-?workers?|boss(?:es)?|chief|supervisor|superior|partners?|associates?
    |assistants?|deputy|secretary|p\.?a\.?|intern|trainee|employees?|staff|team|guy|lady|person|man|woman|girl|boy|helper|driver
    |nurse|cashier|clerk|agent|client|customer|supplier|vendor|landlord|tenant|teacher|tutor|mentor|lawyer|solicitor|attorney
    |accountant|auditor|bookkeeper|banker|broker|consultant|freelancer|programmer|coder|web ?master|student
  )
`;

/** What somebody is at work; a visitor can as well say so of themselves. */
const post = source`
  (?:
    (?:co-?|vice[- ]?|deputy |assistant |general |managing |executive |office |shop |store |sales |finance |marketing |operations |project |hr |it )*(?:
      founder|owner|proprietor|ceo|cto|coo|cfo|cmo|cio|md|gm|director|manager|president|principal|chair(?:man|woman|person)
      |headmaster|headmistress|head(?: of \p{L}+)?|lead|officer|administrator|coordinator|treasurer|trustee|dean|chef|engineer
      |developer|designer|decision[ -]maker
    )
  )
`;

/** What somebody else is to a visitor: "colleague", "sister-in-law", "head of sales". */
export const relation = String.raw`(?:${kin}|${fellow}|${post})`;

/** The same without what a visitor can as well say of themselves: a role. */
export const closeRelation = String.raw`(?:${kin}|${fellow})`;
