import { pattern } from '../../language/patterns.ts';
import type { LeadField } from '../evidence.ts';
import { wantsLeftAlone } from './left-alone.ts';

const noContact =
  pattern('i')`
    \b(?:
      do(?: not|n'?t) (?:want|need|wish) (?:any |a |you to |to be )?(?:contact|call|contacted|called)
      |do(?: not|n'?t) (?:contact|call|mail|email|write to) me
      |(?:forget|delete|remove|erase|ignore) (?:my|the|all my) (?:e-?mail|mail|number|phone|name|address|details|data|contact)
      |no contact please|stop (?:contacting|mailing|calling)
    )\b
  `;
const wish = String.raw`(?:(?:need|want|like|wish)\s+(?:(?:any|an?|to|be|you)\s+)*)?`;
/** One way is refused and another offered: "don't e-mail me, call instead", "don't need call, just mail me". */
const rather: Readonly<Partial<Record<LeadField, RegExp>>> = {
  phone: pattern('is')`
    \b(?:do(?: not|n'?t)|no|never|not|stop)\s+(?:please\s+)?${wish}(?:send\s+(?:me\s+)?)?(?:e-?mails?|mails?|mailing|emailing|write)\b.*\b(?:
      call|ring|phone|whatsapp|text|sms|message
    )\b
  `,
  email: pattern('is')`
    \b(?:do(?: not|n'?t)|no|never|not|stop)\s+(?:please\s+)?${wish}(?:phone\s+)?(?:
      calls?|called|ring|phone|calling|ringing
    )\b.*\b(?:e-?mail|mail|write)\b
  `,
};

/** Whether a message takes back, or does not want used, what it gives to reach its visitor by; of who wants to be left alone, nothing is told. */
export function isRefused(message: string, field: LeadField): boolean {
  if (wantsLeftAlone(message)) return true;
  if (field !== 'email' && field !== 'phone') return false;
  return noContact.test(message) && !rather[field]!.test(message);
}

/** An answer that declines: "skip", "not decided", "no thanks". */
export const declines = (message: string): boolean =>
  /^\W*(?:(?:(?:just|only) (?:me|us|myself)|individual|personal|freelance|no|not|nope|nah|skip|pass|later|none|nothing|never mind|you first|first (?:tell|show|answer)|depends?|depending|that depends|will (?:tell|say|decide|share)|i(?:'ll| will) (?:tell|say|decide|share)|can'?t say|won'?t (?:say|tell)|hard to say|undecided|don'?t know|dont know|no idea|unknown|n\/?a|tbd|maybe|why|prefer not|rather not|i'?d rather not|secret|private|anonymous)\b)/i.test(message);

const keptBack = pattern('i')`
    \b(?:
      do not|don['’]?t|won['’]?t|will not|would not|wouldn['’]?t|not going to|not ready to|rather not|prefer not to|refuse to
      |not comfortable|no need to
    ) (?:\w+ ){0,2}?(?:
      (?:
        share|sharing|give|giving|say|saying|tell|telling|leave|leaving|provide|providing|disclose|send|answer|contact|call
        |be (?:contacted|called)
      )(?: (?:you|u|to|me|us|any|anything|more|my|our|that|this|it|out|further|personal|contact|private|phone|mobile|such|the|those|these|yet|now|here|details?|info(?:rmation)?|numbers?|names?|phones?|e-?mails?|mails?|address(?:es)?|data|questions?|please|thanks))*\W*$
      |(?:talk|speak|chat)(?:ing)? (?:to|with) (?:you|an?|any|the|this) ?(?:
        bots?|ro-?bots?|machines?|programs?|chat-?bots?|ai|anyone|anybody
      )?\W*$
    )
    |\bstop asking\b|\bnone of your business\b
  `;

/** "I do not want to give you more details": what somebody keeps back is nothing that they wish for. */
export const keepsBack = (sentence: string): boolean => keptBack.test(sentence);
