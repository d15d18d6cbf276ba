import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';

/** "Can you call me next week?", "have somebody e-mail me", "please ring us back on Tuesday"; but not "e-mail me your prices". */
const wanted = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|hi|hello|also|then|now|just|but|no|yes|well|please|pls|kindly)\b\W*)*(?:
    (?:can|could|will|would|may)\s+(?:you|u|(?:some ?(?:one|body|1)|any ?one|any ?body|a (?:person|human|real person))(?: (?:from|of|in) (?:your|the) \w+)?|(?:one of )?your? (?:\w+ )?(?:team|people|colleagues|sales|experts))\s+
    |(?:have|let|get|ask|tell)\s+(?:some ?one|some ?body|any ?one|(?:one of )?your \w+|them|him|her)\s+(?:to\s+)?
    |i (?:want|need|would like|wish)\s+(?:some ?(?:one|body|1)|you|a person|a human)\s+to\s+
  )?(?:(?:please|pls|kindly|just)\s+)*(?:
    call|ring|phone|contact|e-?mail|mail|text|whatsapp|message|reach|(?:write|reply|get back) to|get in touch with
  )\s+(?:me|us)(?=
    \s*(?:
      $|[?.!,:;-]|\b(?:
        back|please|pls|by|on|at|in|next|this|tomorrow|today|tonight|now|asap|soon|before|after|between|directly|instead|when|around
        |(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|later|some ?time|any ?time|first|then
      )\b
    )
  )
`;

/** "I want to talk to a person about my website." */
const personWanted = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|hi|hello|also|but|no|please|pls|actually)\b\W*)*(?:(?:can|could|may) (?:i|we)|(?:i|we)(?: would|['’]d)? (?:want|need|like|prefer|wish)(?: to)?|i['’]d (?:like|prefer|rather)(?: to)?|let me|i want to|possible to)\s+
  (?:just |please |rather )*(?:talk|speak|chat)(?: (?:to|with)) (?:an? |any |some ?|one of (?:your|the) |your )?(?:real |actual |live |human )*(?:person|human|one|body|someone|somebody|people|team|experts?|developers?|designers?|colleagues?|being)\b
  (?: (?:from|of|in) (?:your|the) \w+)?\s+(?:about|regarding|on|for)\b
`;

/** Whether somebody wants to be called or written to, and asks for nothing else. */
export function wantsCall(message: string): boolean {
  const wishes = sentencesOf(message).filter(({ text }) => asks(text) || isWanted(text));
  return wishes.length > 0 && wishes.every(({ text }) => isWanted(text));
}

const isWanted = (text: string) => wanted.test(text) || personWanted.test(text);
