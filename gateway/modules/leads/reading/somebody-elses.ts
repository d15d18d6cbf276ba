import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import type { Circumstances } from './circumstances.ts';
import { honorific } from './proper-names.ts';
import { closeRelation, relation } from '../../language/relations.ts';
import { sentencesOf, type Span } from '../../language/sentences.ts';

/** What is known of how a visitor is called and reached. */
export type Known = Pick<Circumstances, 'name' | 'email' | 'phone'>;

const title = `(?:${honorific})?`;
const link = String.raw`(?:['’]s)?(?:[ \t]+(?:full |good )?name)?(?:[ \t]+(?:is|was|will be|called|named)\b|[ \t]*[,:=(–-])*[ \t]*(?:here[ \t]+)?`;

/** "My colleague is", "our finance guy": whatever is theirs is not they themselves, unless it is what they are called. */
const ofTheirs = pattern('iu')`
  \b(?:my|our|one of us,?)[ \t]+(?:
    (?!
      (?:
        name|surname|nick\w*|initials|me|i|i['’]?m|im|am|is|call|this|it|its|it['’]s|side|regards|wishes|thanks|greetings|e-?mail
        |mail|number|phone|id
      )\b
    )[\p{L}\p{M}’'-]+[ \t]+
  ){1,3}(?:(?:is|was|will be|called|named)[ \t]+)?${title}$
`;
/** "The manager is", "colleague", "her assistant:", "our boss, "; who says "I'm" before it is that person. */
const related = new RegExp(String.raw`(?<![\p{L}\d])(?<!\b(?:i am|i['’]?m|am|as|it['’]?s|this is|just)[ \t]+(?:[\p{L}\p{M}’'-]+[ \t]+){0,3})${relation}${link}${title}$`, 'iu');
/** "His name Karthik", "he is called Karthik" is nobody's who writes, though nobody is known yet. */
const calledSo = new RegExp(String.raw`\b(?:(?:his|her|their|whose|(?:my|our) ${relation}['’]?s?) (?:full |good )?name(?:['’]?s| is| was)?|(?:he|she)(?:['’]?s| is| was)? (?:called|named)|(?:he|she) goes by)[ \t]*[:=-]?[ \t]*${title}$`, 'iu');
/** Somebody to turn to, beside the one who writes: "ask for", "send it to", "cc". */
const turnedTo = pattern('iu')`
  (?<![\p{L}\d])(?:
    (?:ask|asking|look|looking) for
    |(?:
      speak|talk|write|send|forward|pass|give|hand|report|reply|deliver|address|e-?mail|mail|show|explain|connect|check|discuss
      |coordinate
    )(?:ed|s|ing)?(?:[ \t]+(?:me|us|it|this|that|them|everything|all|(?:the|a|an|your)[ \t]+[\p{L}-]+))?[ \t]+(?:to|with)
    |b?cc|copy|loop in|bring in|contact|call|ring|phone|tell|inform|include|involve|meet|with|via|through|about|by|along
  )[ \t]+${title}$
`;
/** What somebody else does, and what they are to the visitor. */
const does = pattern('u')`
  ^(?:[ \t]+(?:from|of|in|at)(?:[ \t]+(?:the|our))?[ \t]+[\p{L}&-]+)?(?:[ \t]+who)?(?:
    ['’]ll
    |[ \t]+(?:
      will|would|shall|can|could|should|may|might|must|has|wants|needs|likes|says|said|asks|asked|thinks|decides|handles|approves
      |signs|pays|runs|knows|takes|owns|manages|works|looks|told|suggested|recommended|prefers|agrees|deals|does
      |is[ \t]+(?:my|our|the|in|on|away|out|off|responsible|\p{Ll}+ing)
    )
  )(?!\p{L})(?![ \t]+(?:[\p{L}-]+[ \t]+){0,2}(?:name|surname|nick\w*|one|same|here|speaking|calling|writing)\b)
`;
const apposed = pattern('iu')`
  ^(?:[ \t]*[,(–-][ \t]*|[ \t]+)(?:(?:who|he|she)(?:['’]s| is)[ \t]+|is[ \t]+)?(?:my|our)[ \t]+(?:[\p{L}\p{M}-]+[ \t]+){0,2}?${relation}(?=
    [ \t]*(?:[,.;)!?\n]|$|\+?\d)|[ \t]+(?:at|on|in|for|and|who)\b
  )
`;

/** So somebody says who they are, or puts right what they said: whatever follows, it is theirs. */
const ownIntroduction = pattern('iu')`
  (?<![\p{L}\d])(?:
    i am|i['’]?m|im|my[ \t]+(?:[\p{L}-]+[ \t]+)?name(?:['’]?s)?(?:[ \t]+is)?|call me|myself|this is|that(?:['’]?s| is)|sorry
    |actually|correction|mine(?:[ \t]+is)?|as the contact|put
  )[ \t,:–-]*${title}$
`;
const isMe = /^[^.!?\n]{0,20}\b(?:that(?:['’]?s| is)|is|it['’]?s) me\b/i;

/** Before an address: whose it is. What is said last counts. */
const others = pattern('giu')`
  (?<![\p{L}\d])(?<!\b(?:i am|i['’]?m|am|as)[ \t]+)(?:
    (?:my|our|his|her|their|the)[ \t]+(?:[\p{L}\p{M}-]+[ \t]+){0,2}?${relation}|${closeRelation}|him|her|his|their|them|b?cc|copy
    |loop in|bring in
  )(?![\p{L}\d])
`;
const own = pattern('giu')`
  (?<![\p{L}\d])(?:
    (?:my|our)[ \t]+(?:[\p{L}-]+[ \t]+){0,2}?(?:
      e-?mail|mail|phone|number|no|num|mobile|cell|whatsapp|id|address|line|contact|office
    )
    |me|mine|i|i['’]?m|use|instead|rather|better|actually|correction|sorry|as (?:the|a|my|our) contact
  )(?![\p{L}\d])
`;

/** "To both of us, khalid@… as well": one more, beside the one that is known. */
const [besides, asWell] = [/\b(?:both|in addition|additionally|second)\b[^.!?]{0,30}$/i, /^\W{0,3}(?:as well|too|also)\b/i];

/** Letters of a name that an address has to begin with to be that person's. */
const TELLING = 3;

/**
 * What is told of the visitor and not of somebody else. Once they can be told from others, a name, an address or a number that is
 * introduced as somebody else's ("my colleague is …", "… will decide", "ask for …") does not take the place of theirs; what is put as their own,
 * or as nobody's, corrects it. Where nothing is known, whoever is named is the one to turn to, and so is an address while there is no other.
 */
export function ofVisitor(message: string, findings: readonly Finding[], known: Known): Finding[] {
  if (!known.name && !known.email && !known.phone) return findings.filter(({ field, start }) => field !== 'name' || !calledSo.test(message.slice(0, start)));
  const foreign = findings.filter((one) => one.field === 'name' && isSomebodyElses(message, one, known));
  const names = findings.filter(({ field }) => field === 'name');
  return findings.filter((one) => {
    if (one.field === 'name') return !foreign.includes(one);
    return !isAddress(one) || (!known.email && !known.phone) || !reachesSomebodyElse(message, one, known, names, foreign);
  });
}

const isAddress = ({ field }: Finding) => field === 'email' || field === 'phone';

function isSomebodyElses(message: string, { value, start, end }: Finding, { name }: Known): boolean {
  if (name && isSamePerson(value, name)) return false;
  const [before, after] = around(message, { start, end });
  if (isMe.test(after)) return false;
  if (calledSo.test(before) || ofTheirs.test(before) || related.test(before) || apposed.test(after)) return true;
  if (ownIntroduction.test(before)) return false;
  // Who has not said yet what they are called may name the one to ask for.
  return does.test(after) || (Boolean(name) && turnedTo.test(before));
}

function reachesSomebodyElse(message: string, { field, value, start, end }: Finding, { name }: Known, names: readonly Finding[], foreign: readonly Finding[]): boolean {
  const beginsWith = (person: string) => field === 'email' && person.toLowerCase().split(/\s+/).some((word) => word.length >= TELLING && value.toLowerCase().startsWith(word));
  if (name && beginsWith(name)) return false;
  if (foreign.some((one) => beginsWith(one.value))) return true;
  const [before, after] = around(message, { start, end });
  if (apposed.test(after) || besides.test(before) || asWell.test(after)) return true;
  const from = start - before.length;
  const places = (which: readonly Finding[]) => which.flatMap((one) => (one.start >= from && one.end <= start ? [one.start - from] : []));
  const last = (phrase: RegExp, which: readonly Finding[]) => Math.max(-1, ...[...before.matchAll(phrase)].map(({ index }) => index), ...places(which));
  return last(others, foreign) > last(own, names.filter((one) => !foreign.includes(one)));
}

/** The words of its sentence on either side. */
function around(message: string, { start, end }: Span): readonly [string, string] {
  const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end) ?? { start: 0, end: message.length };
  return [message.slice(sentence.start, start), message.slice(end, sentence.end)];
}

/** The longer or shorter form of a name: "Priya Sharma" and "Priya". */
function isSamePerson(name: string, known: string): boolean {
  const [one, other] = [name, known].map((text) => text.toLowerCase().split(/\s+/));
  return one!.every((word) => other!.includes(word)) || other!.every((word) => one!.includes(word));
}
