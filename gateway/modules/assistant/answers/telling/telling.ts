import { pattern } from '../../../language/patterns.ts';
import { asks } from '../../knowledge/asking.ts';
import { relation } from '../../../language/relations.ts';
import { isQuestion, sentencesOf } from '../../../language/sentences.ts';

/** "Good morning. I am …", "my number is …", "call me on …", "no wait, it is …" */
const ofOneself =
  pattern('i')`
    ^\W*(?:
      (?:
        hi|hello|hey|good (?:morning|afternoon|evening|day)|dear|sir|madam|team|actually|no|wait|ok|okay|yes|sorry|and|also|so
        |well|sure|thanks?(?: you)?
      )\b[\s,.!]*
    )*(?:
      $
      |(?:
        i|i'm|i’m|im|we|we're|we’re|my|our|this is|here is|it's|it’s|it is|its|name|you (?:can|may)
        |(?:call|mail|e-?mail|reach|contact|write(?: to)?|whatsapp|text|ring) (?:me|us)|(?:send|forward)\b.*\bto
      )\b
    )
  `;

const wanting = pattern('i')`
  \b(?:
    want|need|looking|interested|would like|like to|wish|know|info|tell|show|share|prices?|costs?|quotes?|help|how|what|where|when
    |which|who|why|can you|could you|do you
  )\b
`;

/**
 * Whether a message only tells of its visitor, and wants no answer but a thank you.
 *
 * @param hasAddress it holds the visitor's e-mail address or telephone number, so that this is what it is about
 */
export function isTelling(message: string, hasAddress: boolean): boolean {
  return sentencesOf(message).every(({ text }) => (hasAddress || ofOneself.test(text)) && !wanting.test(text) && !asks(text));
}

/** "Hi, I am from a bank", "we run a small hotel", "my uncle is a minister". */
const introducing = pattern('i')`
  ^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|dear|sir|madam|team|so|well|actually)\b[\s,.!]*)*(?:
    i am|i['’]?m|we are|we['’]re|my (?:\w+ )?\w+ (?:is|are|works|owns|runs)
    |(?:i|we) (?:work|own|run|manage|teach|study|represent|come|live)
  )\b
`;
/** What is asked besides in the same breath, and what is a fault or a feeling rather than a calling. */
const besides = /\b(?:can|could|may|do|does|did|should|will|would|am i|is (?:it|there|that|this|he|she)|are (?:there|you)|your?|apply|join|not|never|no|too)\b/i;

/** Whether somebody only says who they are, however much of it stands on the site too. */
export const isIntroduction = (message: string): boolean => introducing.test(message) && !besides.test(message) && isTelling(message, false);

/** "My colleague is …", "send it to our manager", "his number is". */
const ofSomebody = pattern('iu')`
  (?<![\p{L}\d])(?:
    (?:my|our)[ \t]+(?:[\p{L}-]+[ \t]+){0,2}?${relation}(?![\p{L}\d])|(?:ask|asking) for (?=\p{Lu})
    |(?:his|her) (?:name|number|e-?mail|phone)\b
  )
`;
/** Who is wanted for it, or what is to be had from us. */
const ofUs = /\b(?:you|your|we|i)\b/i;

/** Whether a message only tells of somebody else whom the visitor has, and asks nothing. */
export const isOfOthers = (message: string): boolean => ofSomebody.test(message) && !ofUs.test(message) && sentencesOf(message).every(({ text }) => !isQuestion(text));

const address = /(?<![@\w.-])(?:https?:\/\/\S+|www\.\S+|[a-z\d-]+\.(?:com|net|org|info|biz|in|my|ae|sg|uk|example)(?:\.[a-z]{2})?(?![\w@-])\S*)/gi;
/** Words around an address that say no more than that it is theirs. */
const FEW = 8;

/** Whether a message holds an address on the web and asks nothing about it: "our site is www.example.com". */
export function onlyShowsAddress(message: string): boolean {
  const rest = message.replace(address, ' ').trim();
  return rest !== message.trim() && (rest.match(/\p{L}+/gu) ?? []).length < FEW && isTelling(rest, true);
}
