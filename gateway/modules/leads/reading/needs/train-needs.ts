import { numberSigns } from '../../../learning/known-signs.ts';
import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { HIDDEN, lengthFactor, unitSign, weighedServices } from './need-network.ts';
import type { NeedTexts } from './need-weights.ts';

/** The signs of each message and of each sentence of a conversation, and what is asked for in one of them or another. */
export interface NeedExample extends NeedTexts<readonly (readonly string[])[]> {
  readonly services: readonly string[];
  /** Whether they are asked for can be seen either way. */
  readonly debatable: readonly string[];
}

/** A sign that fewer conversations have is not learnt. */
const LEAST = 5;
const ROUNDS = { all: 8, averaged: 4 };
/** So many signs are passed over, each time others, and so many units (dropout: Srivastava et al., 2014). */
const [DROPPED, IDLE] = [0.3, 0.2];
/** How far numbers of units go at first: both layers move at once. By trial. */
const UNITS_RATE = 0.045;
/** Units begin at random, each otherwise, as far from nought as this. */
const [SIGN_TO_UNIT, UNIT_TO_SERVICE] = [0.05, 0.5];
/** What is so nearly right is not learnt from. */
const RIGHT = 1e-3;
const SERVICES = weighedServices.length;

/** Learns how much each sign speaks for each service, in a whole message and in one of its sentences. The same examples in the same order give the same weights. */
export const trainNeeds = (examples: readonly NeedExample[]): NeedTexts<Learnt> => ({
  messages: trainOn(examples.map(({ messages, ...rest }) => ({ ...rest, told: messages }))),
  sentences: trainOn(examples.map(({ sentences, ...rest }) => ({ ...rest, told: sentences }))),
});

interface Example extends Pick<NeedExample, 'services' | 'debatable'> {
  readonly told: readonly (readonly string[])[];
}

/** What a message or a sentence makes of itself while it is learnt from. */
interface Heard {
  readonly ids: readonly number[];
  readonly factor: number;
  readonly units: Float64Array;
  readonly chances: Float64Array;
}

/**
 * Learns the network of need-network.ts by its slopes. Which message of a conversation asks for a service nobody has noted: one of
 * them does, and those that seem to are learnt from more than the others (noisy or: Viola et al., Multiple instance boosting, 2005).
 */
function trainOn(examples: readonly Example[]): Learnt {
  const signs = numberSigns(examples.map(({ told }) => told.flat()), LEAST);
  const random = randomNumbers();
  const begin = (length: number, far: number) => new LearntNumbers(length, UNITS_RATE, () => (random() * 2 - 1) * far);
  const direct = new LearntNumbers(signs.size * SERVICES);
  const toUnits = begin(signs.size * HIDDEN, SIGN_TO_UNIT);
  const toServices = begin(HIDDEN * SERVICES, UNIT_TO_SERVICE);
  const known = examples.map(({ told, ...rest }) => ({ ...rest, told: told.map((names) => names.flatMap((sign) => signs.get(sign) ?? [])) }));
  learnInRounds(known, [direct, toUnits, toServices], ROUNDS, random, ({ told, services, debatable }) => {
    const heard = told.map(hear);
    const none = weighedServices.map((_, service) => heard.reduce((product, { chances }) => product * (1 - chances[service]!), 1));
    const slopeOf = (chance: number, service: number) => {
      if (services.includes(weighedServices[service]!)) return (chance * none[service]!) / Math.max(1 - none[service]!, Number.EPSILON);
      return debatable.includes(weighedServices[service]!) ? 0 : -chance;
    };
    for (const one of heard) learn(one, one.chances.map((chance, service) => cut(slopeOf(chance, service))));
  });
  const [own, through, last] = [direct.mean(), toUnits.mean(), toServices.mean()];
  const ofSigns = [...signs].map(([sign, id]) => [sign, [...own.subarray(id * SERVICES, (id + 1) * SERVICES), ...through.subarray(id * HIDDEN, (id + 1) * HIDDEN)]] as const);
  const ofUnits = Array.from({ length: HIDDEN }, (_, unit) => [unitSign(unit), [...last.subarray(unit * SERVICES, (unit + 1) * SERVICES)]] as const);
  return { signs: new Map([...ofUnits, ...ofSigns]), steps: [] };

  function hear(all: readonly number[]): Heard {
    const ids = all.filter(() => random() > DROPPED);
    const factor = lengthFactor(ids.length / (1 - DROPPED));
    const [units, sums] = [new Float64Array(HIDDEN), new Float64Array(SERVICES)];
    for (const id of ids) {
      for (let unit = 0; unit < HIDDEN; unit++) units[unit]! += toUnits.now[id * HIDDEN + unit]! * factor;
      for (let service = 0; service < SERVICES; service++) sums[service]! += direct.now[id * SERVICES + service]! * factor;
    }
    for (let unit = 0; unit < HIDDEN; unit++) {
      units[unit] = units[unit]! > 0 && random() > IDLE ? units[unit]! / (1 - IDLE) : 0;
      for (let service = 0; service < SERVICES; service++) sums[service]! += units[unit]! * toServices.now[unit * SERVICES + service]!;
    }
    return { ids, factor, units, chances: sums.map((sum) => 1 / (1 + Math.exp(-sum))) };
  }

  function learn({ ids, factor, units }: Heard, slopes: Float64Array): void {
    if (slopes.every((slope) => slope === 0)) return;
    const unitSlopes = units.map((value, unit) => (value > 0 ? slopes.reduce((sum, slope, service) => sum + slope * toServices.now[unit * SERVICES + service]!, 0) : 0));
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (units[unit] === 0) continue;
      for (let service = 0; service < SERVICES; service++) toServices.move(unit * SERVICES + service, slopes[service]! * units[unit]!);
    }
    for (const id of ids) {
      for (let service = 0; service < SERVICES; service++) direct.move(id * SERVICES + service, slopes[service]! * factor);
      for (let unit = 0; unit < HIDDEN; unit++) toUnits.move(id * HIDDEN + unit, unitSlopes[unit]! * factor);
    }
  }
}

const cut = (slope: number) => (Math.abs(slope) < RIGHT ? 0 : slope);
