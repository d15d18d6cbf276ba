import { pattern } from '../../language/patterns.ts';
import { isQuestion, sentencesOf } from '../../leads/reading/sentences.ts';

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

/** Whether a sentence asks, straight out or within another: "I would like to know how …". */
const asks = (sentence: string): boolean => isQuestion(sentence) || indirectly.test(sentence);

/** The sentences of a message that ask, and how many there are in all. */
export function askingSentences(message: string): { readonly asking: readonly string[]; readonly count: number } {
  const sentences = sentencesOf(message).map(({ text }) => text);
  return { asking: sentences.filter(asks), count: sentences.length };
}
