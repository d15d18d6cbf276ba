import type { Ask } from '../../conversations/conversation.entity.ts';
import { pattern } from '../../language/patterns.ts';
import { relation } from '../../language/relations.ts';
import type { Finding, LeadField } from '../evidence.ts';
import { trimmed } from './companies.ts';
import { isGivenName, isTownToo } from './given-names.ts';
import { trimName } from './person-names.ts';
import { isPlace, placesIn } from './places.ts';
import { honorific, isFirm, isPersonName, looksLikeAdjective, mayBeCompany, mayBeName } from './proper-names.ts';
import { declines } from './refusals.ts';
import { isQuestion } from '../../language/sentences.ts';

const title = new RegExp(`^(?:${honorific})`, 'iu');
const lead = pattern('iu')`
  ^[^\p{L}\p{M}\p{N}]*(?:
    (?:
      it'?s|it is|its|i'?m|i am|im|this is|(?:it(?:'s| is) )?called|(?:my |the )?(?:good |full )?name(?:'s| is|\?)?|we are|we're
      |we sit|the|call me|just|ok|okay|sure|yes|yeah|of course|certainly|in|at|from
    )(?:[,:!?]?\s+(?:[-–—]\s*)?|$)
  )*
`;
/** After the name that was asked for. */
const follows = /^\s*(?:[.!]|$|(?:here|ji|sir|this side|lah|bro|la)\b)/i;

/** A message that is nothing but the answer to what was asked: "senthil kumar", "Qasr Holding", "Ooty". */
export function readBareAnswer(message: string, asked: Ask | LeadField | undefined, read: readonly Finding[]): Finding[] {
  if (!asked || declines(message)) return [];
  const from = lead.exec(message)![0].length;
  if (isQuestion(message.slice(from))) return [];
  const answer = message.slice(from).replace(/[\s.!,]+$/, '');
  const words = answer.split(/\s+/).length;
  const take = (field: LeadField, value: string): Finding[] => {
    if (value === '' || read.some((one) => one.field === field)) return [];
    const start = message.indexOf(value, from);
    return [{ field, value, start, end: start + value.length }];
  };
  const taken = (field: LeadField) => read.some((one) => one.field !== field && one.field !== 'servicesInterested' && one.start >= from);
  if (asked === 'name' && words <= 6) return take('name', nameIn(answer));
  if (asked === 'company' && words <= 6) {
    const firm = withoutPlace(answer);
    if (mayBeCompany(firm)) return take('company', trimmed(firm));
  }
  if (asked === 'location' && words <= 4 && !taken('location')) return take('location', answer.replace(/\s+(?:lah|la|only|itself|ji|sir)$/i, ''));
  if ((asked === 'need' || asked === 'requirements') && words > 2 && !/@/.test(answer) && !isRequest.test(answer) && !(words <= FEW && namesAnother.test(answer))) return read.some(({ field }) => field === 'requirements') ? [] : [{ field: 'requirements', value: message, start: 0, end: message.length }];
  return [];
}

/** "My colleague is Ahmad": who somebody is is nothing that is to be built. */
const namesAnother = new RegExp(String.raw`^(?:(?:my|our|the)\s+)?(?:[\p{L}-]+\s+){0,2}?${relation}(?:['’]?s name)?(?:['’]s|\s+(?:is|will be|called|named))\s`, 'iu');
/** Words of who says no more than that. */
const FEW = 6;

/** "Please have someone call me", "tell me which e-mail you hold": what is wanted of us at once is not what is to be built. */
const isRequest = /\b(?:call|ring|phone|contact|whatsapp|text|reach|tell|show|send) (?:me|us)\b|^(?:(?:so|and|then|please|pls)\s+)*(?:do|should|must|can|may) (?:i|we)\b/i;

/** The name in an answer to the question for it, or nothing. */
function nameIn(answer: string): string {
  if (/^\p{Script=Han}{2,4}$/u.test(answer)) return answer;
  const titled = title.exec(answer)?.[0].length ?? 0;
  // "Sunita Rao, Tulsi Herbs" tells more than was asked; the name comes first.
  const bare = answer.slice(titled).split(/\s*[,;(\n]/)[0]!;
  const name = trimName(bare);
  if (isPersonName(name) && (follows.test(bare.slice(name.length)) || name.length >= bare.length - 1) && !isAdjective(name)) return name;
  if (isTownToo(bare)) return bare;
  // Asked for a name, "Paris Fernandes" gives one.
  const capitals = bare.split(/[ \t]+/);
  return capitals.length > 1 && capitals.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word)) && mayBeName(capitals.at(-1)!) && !isFirm(bare) && !isPlace(bare) ? bare : '';
}

const isAdjective = (name: string) => !/\s/.test(name) && looksLikeAdjective(name) && !isGivenName(name);

/** "Greenleaf Organics, Kochi" gives the firm and where it is. */
function withoutPlace(answer: string): string {
  const comma = /^([^,]+),\s*([^,]+(?:,[^,]+)?)$/.exec(answer);
  return comma && (isPlace(comma[2]!) || placesIn(comma[2]!).length > 0) ? comma[1]! : answer;
}
