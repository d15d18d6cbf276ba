import { isQuestion, sentencesOf, type Span } from '../../language/sentences.ts';

const [you, we] = [/\b(?:you|your|yours|u|ur)\b/i, /\b(?:i|i['’]?m|im|me|my|mine|we|we['’]?re|us|our|ours)\b/i];
/** "Could you come to Klang?", "do you know anyone in Klang?" */
const come = /\b(?:come|visit|send|meet|collect|pick up|anyone|anybody|someone|somebody)\b/i;

/** "Do you repair washing machines in Chennai?" asks about us: where its visitor is, it does not tell. */
export function isOurPlace(message: string, { start, end }: Span): boolean {
  const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end);
  return sentence !== undefined && isQuestion(sentence.text) && you.test(sentence.text) && !come.test(sentence.text) && !we.test(sentence.text.replace(/\b(?:tell|give|show|send|help) (?:me|us)\b/gi, ''));
}
