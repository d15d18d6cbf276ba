import { pattern } from '../../language/patterns.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { asks } from '../knowledge/asking.ts';

/** "Can you call me next week?", "have somebody e-mail me", "please ring us back on Tuesday"; but not "e-mail me your prices". */
const wanted = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|hi|hello|also|then|now|just|but|no|yes|well|please|pls|kindly)\b\W*)*(?:
    (?:can|could|will|would|may)\s+(?:you|u|(?:some ?one|some ?body|any ?one|any ?body)(?: (?:from|of|in) (?:your|the) \w+)?|(?:one of )?your? (?:\w+ )?(?:team|people|colleagues|sales|experts))\s+
    |(?:have|let|get|ask|tell)\s+(?:some ?one|some ?body|any ?one|(?:one of )?your \w+|them|him|her)\s+(?:to\s+)?
    |i (?:want|need|would like|wish)\s+(?:some ?one|some ?body|you|a person|a human)\s+to\s+
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

/** Whether somebody wants to be called or written to, and asks for nothing else. */
export function wantsCall(message: string): boolean {
  const wishes = sentencesOf(message).filter(({ text }) => asks(text) || wanted.test(text));
  return wishes.length > 0 && wishes.every(({ text }) => wanted.test(text));
}
