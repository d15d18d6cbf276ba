import { isQuestion, sentencesOf, type Span } from '../../language/sentences.ts';

const [you, we] = [/\b(?:you|your|yours|u|ur)\b/i, /\b(?:i|i['’]?m|im|me|my|mine|we|we['’]?re|us|our|ours)\b/i];
/** "Could you come to Klang?", "do you know anyone in Klang?" */
const come = /\b(?:come|visit|send|meet|collect|pick up|anyone|anybody|someone|somebody)\b/i;

/** "Do you repair washing machines in Chennai?" asks about us: where its visitor is, it does not tell. */
export function isOurPlace(message: string, { start, end }: Span): boolean {
  const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end);
  return sentence !== undefined && isQuestion(sentence.text) && you.test(sentence.text) && !come.test(sentence.text) && !we.test(sentence.text.replace(/\b(?:tell|give|show|send|help) (?:me|us)\b/gi, ''));
}

/** "The new one in Ajman opened last month", "a warehouse in Penang and one in JB": one more of several. */
const another = /\b(?:(?:an?|one|new|newest|second|third|fourth|other|another|next|last|also|\d+)\s+(?:\w+\s+)?(?:branch|outlet|showroom|shop|store|warehouse|location|clinic|restaurant|one)(?:es|s)?|one)(?:\s+(?:is|are|opens?|opened|opening|will open|will be|more|soon))*\s+(?:in|at|near)\s+$/i;

/** Whether a place is that of one more branch of theirs: where they are was told already. */
export const isBranch = (message: string, { start }: Span, location: string | null | undefined): boolean => Boolean(location) && another.test(message.slice(0, start));
