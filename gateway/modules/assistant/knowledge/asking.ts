import { pattern } from '../../language/patterns.ts';
import { isQuestion, sentencesOf } from '../../language/sentences.ts';

/** "She wants me to find out whether …", "kindly tell us …". */
const indirectly =
  pattern('i')`
    \b(?:
      (?:
        like|love|want|wants|need|needs|hope|hoping|wish|keen|curious|interested|glad|happy|trying|asked me|told me
      ) to (?:know|hear|learn|ask|find out|understand|see)
      |(?:tell|inform|advise) (?:me|us)|let (?:me|us) know|(?:i|we|she|he|they) (?:\w+ )?(?:wonder|wondered)|wondering
      |(?:
        know|say|tell|sure|idea|understand|explain|find out|check|clarify|confirm|ask|decide|see|curious
      ) (?:about )?(?:whether|how|what|when|where|which|who|why)
    )\b
  `;

/** "So is it closer to 20k or 120k", without a mark of its own. */
const inverted = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|then|or)\b[\s,]*)*(?:is|are|was|were|will|would|should|shall|may|must|can|could|does|did|do|has|have|am)\s+(?:
    it|that|this|there|they|you|u|we|i|he|she|the|your|my|our|any\w*|some\w*
  )\b
`;

/** "If we part, who keeps the accounts", "once it is up do I have to go on paying"; but not "nor do we". */
const afterwards = pattern('i')`
  ^\W*(?:if|when|once|after|before|suppose|say)\b[^,]*,\s*(?:then |so )?(?:who|what|when|where|which|why|how)\b
  |:\s*(?:who|what|when|where|which|why|how)\b
  |(?<!\b(?:only|nor|neither|so|than|as)\s)\b(?:do|does|did|can|could|will|would|should|must)\s+(?:i|you|u|we)\s+(?:\w+)\b
`;

/** "Kindly name one of them", "list your offices". */
const requested = pattern('i')`
  ^\W*(?:(?:and|so|then|ok|okay|also|now)\b[\s,]*)*(?:please |kindly |pls |plz |just )*(?:
    name|list|explain|describe|mention|specify|suggest|recommend|compare|give (?:me|us)|show (?:me|us)
  )\s+\w
`;

/** Whether a sentence asks, straight out or within another: "I would like to know how …". */
export const asks = (sentence: string): boolean => isQuestion(sentence) || [indirectly, inverted, afterwards, requested].some((form) => form.test(sentence));

/** The sentences of a message that ask, and how many there are in all. */
export function askingSentences(message: string): { readonly asking: readonly string[]; readonly count: number } {
  const sentences = sentencesOf(message).map(({ text }) => text);
  return { asking: sentences.filter(asks), count: sentences.length };
}
