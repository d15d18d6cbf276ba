import { assistant } from '#content/assistant.ts';
import { wishesIn } from './acknowledge.ts';
import { refusesCalls } from './contact-wishes.ts';
import { heardOf } from './echo.ts';
import { isReachable } from './known-lead.ts';
import { isLeftAlone, LEFT_ALONE } from './left-alone.ts';
import { NEED_TOLD } from './next-ask.ts';
import { PROMISED, promises } from './promised.ts';
import { CLOSED } from '../prepared/closed-now.ts';
import { TROUBLE } from '../prepared/trouble.ts';
import { isAddress, type Draft, type Step, type Turn } from '../turn.ts';

/** A sentence that offers to leave an address or a number here. */
const offer = /[^.\n]*\bleave (?:your|an?) (?:e-mail address|phone number)\b[^.\n]*\bhere\b[^.\n]*\./g;

/** What is offered to who would be called. */
const callOffer = /[;.] for a call, leave [^.\n]*\./gi;
/** What is remembered of who would not be. */
const NO_CALLS = 'no-calls';

const wantsNoCalls = ({ heard, findings, memory: { topic } }: Turn): boolean => Boolean(topic?.told?.includes(NO_CALLS)) || refusesCalls(wishesIn(heard, findings));

/**
 * A step whose words fit who can be reached already, or does not want to be: they are not asked once more to leave an address or a number. And
 * that somebody gets in touch is remembered, so that it is promised once.
 */
export const asLeftAlready =
  (step: Step): Step =>
  async (turn) => {
    const draft = await step(turn);
    if (!draft) return undefined;
    const noCalls = wantsNoCalls(turn);
    const answer = draft.asked === 'reach' ? draft.answer : withoutOffer(turn, noCalls ? draft.answer.replace(callOffer, '.') : draft.answer);
    return withPromiseKept(turn, { ...draft, answer }, noCalls ? [NO_CALLS] : []);
  };

function withoutOffer({ heard: { lead }, memory, findings }: Turn, answer: string): string {
  const isLeft = (isReachable(lead) || findings.some(isAddress)) && !isLeftAlone(memory.topic);
  if (!isLeft && !memory.refused) return answer;
  const { held, refused } = assistant.leftAlready;
  const left = (['email', 'phone'] as const).filter((field) => lead?.[field] || findings.some((one) => one.field === field));
  const instead = isLeft ? held(new Intl.ListFormat('en').format(left.map((field) => assistant.noted.fields[field]))) : refused;
  let times = 0;
  const said = answer.replace(offer, (sentence) => (times++ > 0 ? '' : `${/^\s*/.exec(sentence)![0]}${instead}`));
  return times > 1 ? said.split('\n').filter((line) => line.trim() !== '').join('\n') : said;
}

/** What was promised comes first of what was told while nothing else is told, and is never forgotten; nor is which services were heard. */
function withPromiseKept({ memory, findings, thanks = '' }: Turn, draft: Draft, wished: readonly string[]): Draft {
  const isMade = promises(thanks) || promises(draft.answer);
  const heard = findings.flatMap(({ field, value }) => (field === 'servicesInterested' ? [heardOf(value)] : []));
  const kept = [...(memory.topic?.told ?? []).filter(isKept), ...heard, ...wished].filter((key) => key !== PROMISED || !isMade);
  if (!isMade && kept.length === 0) return draft;
  const topic = draft.topic ?? memory.topic ?? {};
  const told = (topic.told ?? []).filter((key) => key !== PROMISED || !isMade);
  // What goes on about trouble goes on about that.
  const before = told[0] === TROUBLE ? 1 : 0;
  return { ...draft, topic: { ...topic, told: [...new Set([...told.slice(0, before), ...(isMade ? [PROMISED] : []), ...told.slice(before), ...kept])] } };
}

const isKept = (key: string) => key === PROMISED || key === LEFT_ALONE || key === NO_CALLS || key === NEED_TOLD || key === CLOSED || key.startsWith(heardOf(''));
