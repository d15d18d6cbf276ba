import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { kindOf } from '../../knowledge/content.ts';
import { contactLink } from '../from-content/answer-question.ts';
import { besides, type Reckoned } from './reckoned.ts';

// The one detail of an office that somebody asks for.

const words = assistant.reckoned.offices;
const kinds = [
  ['whatsapp', /\bwhats ?app\b/],
  ['phone', /\b(?:(?:tele)?phones?|(?:phone|contact|telephone|landline|mobile)? ?numbers?|call|ring|landline|dial)\b/],
  ['email', /\b(?:e ?)?mails?(?: (?:id|address))?\b/],
] as const;
const asking = /^(?:whatsapp|phones?|telephones?|contact|numbers?|call|ring|landline|dial|e|emails?|mails?|id|address|office|branch|give|send|share|got|direct|directly|line|well|reach|talk|speak|somebody|someone|there|available|please|mobile|people|team|even|really|all)$/;
/** These ask for more than the detail. */
const ofAnother = /\b(?:now|today|currently|moment|where|street|building|hours?|when|open|closed?|visit|come|time|who|why|which|price|cost|my|me|us|back|should|will)\b/;

/** The phone number, the WhatsApp number or the e-mail address of one office; undefined where more is asked, or of none in particular. */
export function officeDetail(question: Question, { entity = '', aspect }: Topic): Reckoned | undefined {
  const { plain, entities } = question;
  const asked = kinds.filter(([, form]) => form.test(plain)).map(([kind]) => kind);
  const kind = asked[0];
  const named = entities.filter((id) => kindOf(id) === 'office');
  const id = named.length === 1 && entities.length === 1 ? named[0] : entities.length === 0 ? entity : undefined;
  const office = offices.find((one) => `office:${one.id}` === id);
  // "An email, a number": who asks for both has the office's own sentence; "e-mail address" asks for one.
  const several = asked.filter((one) => one !== 'phone' || kind !== 'whatsapp').length > 1;
  if (!kind || !office || several || ofAnother.test(plain) || besides(question, asking).length > 0 || (named.length === 0 && aspect === 'reply')) return undefined;
  return { text: detailOf(office, kind), links: [contactLink], about: `office:${office.id}` };
}

function detailOf(office: Office, kind: (typeof kinds)[number][0]): string {
  const { city, email } = office;
  if (kind === 'email') return words.email(city, email);
  const number = office[kind]?.display;
  if (number) return words[kind](city, number);
  const elsewhere = offices.flatMap((one) => (one[kind] ? [`${one.city} ${one[kind].display}`] : [])).join(', ');
  return `${words.noNumber(city, kind === 'phone' ? words.ofPhone : words.ofWhatsapp, email)} ${kind === 'phone' ? words.callInstead(elsewhere) : words.whatsappInstead(elsewhere)}`;
}
