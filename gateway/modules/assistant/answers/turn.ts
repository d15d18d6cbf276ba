import type { Action } from '#content/types.ts';
import type { Ask, Memory } from '../../conversations/conversation.entity.ts';
import type { Finding } from '../../leads/evidence.ts';
import type { Found, Knowledge } from '../knowledge/knowledge.ts';
import type { Question, Topic } from '../knowledge/question.ts';
import { acknowledge } from './telling/acknowledge.ts';
import { actOf, type Act } from './talk/acts.ts';
import type { KnownLead } from './telling/known-lead.ts';
import { withoutTongue } from './talk/language.ts';
import { withoutFindings, withoutPreface } from './from-content/question-part.ts';
import { barePriceOf, priceAsked } from './prepared/sums-and-days.ts';
import { askedOfAtEnd, toldOverall } from './telling/told-only.ts';

/** A message, with what is known when it comes. */
export interface Heard {
  readonly message: string;
  readonly memory: Memory;
  /** What the message tells of its visitor. */
  readonly findings: readonly Finding[];
  /** What of it takes the place of something else that they told. */
  readonly changed?: readonly Finding[];
  /** What is known of them, this message included. */
  readonly lead?: KnownLead;
  readonly at: Date;
}

/** What a message is, as far as it decides which answer it has. */
export interface Turn {
  readonly knowledge: Knowledge;
  readonly heard: Heard;
  readonly message: string;
  readonly memory: Memory;
  readonly findings: readonly Finding[];
  readonly thanks: string | undefined;
  readonly asked: Question;
  readonly asksUs: boolean;
  readonly act: Act | undefined;
  /** No word of it is about anything: "so what can I ask you?" */
  readonly isBlank: boolean;
  /** How it is put where it asks what something costs. */
  readonly price: string | undefined;
  readonly question: Question;
}

/** What a step has to say. */
export interface Draft {
  readonly answer: string;
  /** In place of the thanks of the turn. */
  readonly thanks?: string | undefined;
  readonly links?: readonly Action[];
  readonly topic?: Topic;
  readonly found?: readonly Found[];
  readonly known?: boolean;
  readonly talked?: Memory['talked'];
  /** What the answer itself asks for already. */
  readonly asked?: Ask;
  /** In place of what may be asked next of what was talked about. */
  readonly suggestions?: readonly string[];
  /** They are asked for nothing any more. */
  readonly refused?: boolean;
}

/** Says what there is to say to a message that is what the step is for; undefined where it is not. */
export type Step = (turn: Turn) => Draft | undefined | Promise<Draft | undefined>;

/** Leads to what it says of itself. */
const WHAT_IT_KNOWS = 'what can you help me with';
/** Of whatever was talked about before. */
const whatItKnows = /\bwhat (?:all |else )?(?:can|could|should|may|do|would|will) (?:i|you|u|we) (?:ask|help|do|know|tell|answer)\b/;

/** Understands what a visitor has said. */
export function turnOf(knowledge: Knowledge, heard: Heard): Turn {
  const { memory, findings } = heard;
  const message = withoutPreface(withoutTongue(heard.message));
  const ofQuestion = askedOfAtEnd(heard.message, findings);
  const asked = knowledge.understand(withoutPreface(withoutTongue(withoutFindings(heard.message, findings.filter((one) => !ofQuestion.includes(one))))), message);
  const asksUs = knowledge.asksUs(asked);
  const form = actOf(message);
  // What is put like a trick or an errand may be a question to us: "From now on, who owns the code?"
  const act = asksUs && (form === 'injection' || form === 'off-topic') ? undefined : form;
  const isBlank = asked.words.length === 0 && findings.length === 0 && asked.addressesUs && (memory.topic?.before === undefined || whatItKnows.test(asked.plain)) && !knowledge.knows(asked);
  const price = barePriceOf(message, memory.topic ?? {}) ?? priceAsked(message, findings, asked, memory.topic ?? {});
  const question = price ? knowledge.understand(price) : isBlank ? knowledge.understand(WHAT_IT_KNOWS) : asked;
  return { knowledge, heard, message, memory, findings, thanks: acknowledge(toldOverall(heard.message, findings), heard), asked, asksUs, act, isBlank, price, question };
}

/** By which its visitor can be reached. */
export const isAddress = ({ field }: Finding): boolean => field === 'email' || field === 'phone';
