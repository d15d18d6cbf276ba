import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { isOfKeeping, passBack, passThrough, rowCount, rowLength } from '../../../learning/lstm.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { isHeard, isOwn } from './network-signs.ts';
import { type Example, numbered, type Numbered } from './numbered-examples.ts';
import { slopesOf } from './slopes.ts';
import { CELLS, type NetworkTexts, rowNames, scoresOf, TOLD, UNITS } from './tag-network.ts';
import { TAGS } from './tags.ts';

/** A sign that fewer messages have is not learnt. */
const LEAST = 30;
const ROUNDS = { all: 10, averaged: 5 };
/** So many signs are passed over, each time others, and so many units and cells (dropout: Srivastava et al., 2014). */
const [DROPPED, IDLE] = [0.3, 0.2];
/** Of so many words all that is their own is passed over: a name that nobody has heard is told by what stands around it. By trial. */
const HIDDEN = 0.3;
/** How far numbers go at first: all layers move at once. By trial. */
const [SIGNS_RATE, LAYERS_RATE] = [0.05, 0.03];
/** What is so nearly right is not learnt from. */
const RIGHT = 1e-3;
/** How far from nought numbers are at first, each otherwise. */
const FAR = { signs: 0.05, cells: 0.3, tags: 0.3 };

/**
 * Learns the network of tag-network.ts by its slopes. The same examples in the same order give the same weights.
 *
 * @param options for a trial with few examples: in how many a sign has to be, and how many rounds
 */
export function trainNetwork(examples: Iterable<Example>, { least = LEAST, rounds = ROUNDS } = {}): NetworkTexts<Learnt> {
  const { known, signs } = numbered(examples, least, isHeard);
  const own = Uint8Array.from(signs, (sign) => (isOwn(sign) ? 1 : 0));
  const random = randomNumbers();
  const begin = (length: number, rate: number, far = 0) => new LearntNumbers(length, rate, () => (random() * 2 - 1) * far);
  const toUnits = begin(signs.length * UNITS, SIGNS_RATE, FAR.signs);
  const units = begin(UNITS, SIGNS_RATE);
  const [forward, backward] = [cellsOf(), cellsOf()];
  const toTags = begin(TAGS * (TOLD + 1), LAYERS_RATE, FAR.tags);
  const steps = begin(TAGS * TAGS, SIGNS_RATE);
  learnInRounds(known, [toUnits, units, forward, backward, toTags, steps], rounds, random, learn);
  return { signs: { signs: rowsOf(toUnits.mean(), UNITS, signs), steps: [] }, layers: { signs: layers(), steps: steps.mean() } };

  /** Cells that keep what they know as long as nothing has been learnt. */
  function cellsOf(): LearntNumbers {
    const length = rowLength(UNITS, CELLS);
    let place = 0;
    return new LearntNumbers(rowCount(CELLS) * length, LAYERS_RATE, () => {
      const [row, at] = [Math.floor(place / length), place++ % length];
      if (at === length - 1) return isOfKeeping(row) ? 1 : 0;
      return (random() * 2 - 1) * FAR.cells;
    });
  }

  function learn({ told, tags }: Numbered): void {
    const ids = told.map((here) => {
      const isHidden = random() < HIDDEN;
      return here.filter((id) => random() > DROPPED && !(isHidden && own[id]));
    });
    const masks = ids.map(() => Float64Array.from({ length: TOLD }, () => (random() > IDLE ? 1 / (1 - IDLE) : 0)));
    const seen = ids.map((here, at) => see(here, masks[at]!));
    const [ahead, behind] = [passThrough(cells(forward), seen), passThrough(cells(backward), seen.toReversed())];
    const heard = seen.map((unit, at) => together(unit, ahead.said[at]!, behind.said.at(-1 - at)!, masks[at]!));
    const { ofScores, ofSteps, likelihood } = slopesOf({ scores: heard.map((one) => scoresOf(toTags.now, one)), steps: steps.now }, tags);
    if (-likelihood < RIGHT) return;

    const ofTags = new Float64Array(toTags.now.length);
    const ofHeard = heard.map((one, at) => backFromTags(one, ofScores[at]!, toTags.now, masks[at]!, ofTags));
    const [first, last] = [UNITS, UNITS + CELLS];
    const through = passBack(cells(forward), ahead, ofHeard.map((one) => one.subarray(first, last)));
    const back = passBack(cells(backward), behind, ofHeard.map((one) => one.subarray(last)).toReversed());
    for (const [numbers, slopes] of [[toTags, ofTags], [forward, through.weights], [backward, back.weights], [steps, ofSteps]] as const) {
      for (let place = 0; place < slopes.length; place++) numbers.move(place, slopes[place]!);
    }
    for (const [at, here] of ids.entries()) {
      for (let unit = 0; unit < UNITS; unit++) {
        if (seen[at]![unit] === 0) continue;
        const slope = (ofHeard[at]![unit]! + through.row[at]![unit]! + back.row.at(-1 - at)![unit]!) * masks[at]![unit]!;
        units.move(unit, slope);
        for (const id of here) toUnits.move(id * UNITS + unit, slope / (1 - DROPPED));
      }
    }
  }

  function see(ids: Int32Array, mask: Float64Array): Float64Array {
    const sums = new Float64Array(UNITS);
    for (const id of ids) for (let unit = 0; unit < UNITS; unit++) sums[unit]! += toUnits.now[id * UNITS + unit]!;
    return sums.map((sum, unit) => Math.max(sum / (1 - DROPPED) + units.now[unit]!, 0) * mask[unit]!);
  }

  function layers(): Map<string, ArrayLike<number>> {
    const cellNames = (direction: 'forward' | 'backward') => Array.from({ length: rowCount(CELLS) }, (_, row) => rowNames.cell(direction, row));
    return new Map([
      [rowNames.units, units.mean()] as const,
      ...rowsOf(forward.mean(), rowLength(UNITS, CELLS), cellNames('forward')),
      ...rowsOf(backward.mean(), rowLength(UNITS, CELLS), cellNames('backward')),
      ...rowsOf(toTags.mean(), TOLD + 1, Array.from({ length: TAGS }, (_, tag) => rowNames.tag(tag))),
    ]);
  }
}

const cells = ({ now }: LearntNumbers) => ({ inputs: UNITS, cells: CELLS, weights: now });

/** What is told of a word: its units are masked already. */
function together(units: Float64Array, ahead: Float64Array, behind: Float64Array, mask: Float64Array): Float64Array {
  const told = new Float64Array(TOLD);
  told.set(units);
  for (let cell = 0; cell < CELLS; cell++) {
    told[UNITS + cell] = ahead[cell]! * mask[UNITS + cell]!;
    told[UNITS + CELLS + cell] = behind[cell]! * mask[UNITS + CELLS + cell]!;
  }
  return told;
}

/**
 * The slopes of what was told of a word; those of cells lead through their mask.
 *
 * @param ofTags the slopes of the last layer, which are added to
 */
function backFromTags(heard: Float64Array, slopes: Float64Array, toTags: Float64Array, mask: Float64Array, ofTags: Float64Array): Float64Array {
  const back = new Float64Array(TOLD);
  for (let tag = 0; tag < TAGS; tag++) {
    const first = tag * (TOLD + 1);
    for (let one = 0; one < TOLD; one++) {
      back[one]! += slopes[tag]! * toTags[first + one]!;
      ofTags[first + one]! += slopes[tag]! * heard[one]!;
    }
    ofTags[first + TOLD]! += slopes[tag]!;
  }
  for (let one = UNITS; one < TOLD; one++) back[one]! *= mask[one]!;
  return back;
}

/** By name, as many numbers each. */
const rowsOf = (numbers: Float64Array, length: number, names: readonly string[]) => new Map(names.map((name, row) => [name, numbers.subarray(row * length, (row + 1) * length)]));
