/**
 * Long short-term memory: cells that read a row of vectors one after the other, and keep what matters of those before
 * (Hochreiter and Schmidhuber, 1997; with forget gates: Gers et al., 2000).
 */
export interface Lstm {
  readonly inputs: number;
  readonly cells: number;
  /** Rows of what comes in, what all cells said before, and what it begins from: for each cell one of how much it takes in, keeps and says, and one of what there is to take in. */
  readonly weights: Float64Array;
}

/** By place in the row of vectors. */
export interface Passed {
  /** What came in, with what all cells said before, and 1. */
  readonly heard: readonly Float64Array[];
  /** Of each cell how much it took in, kept and said, and what there was to take in. */
  readonly gates: readonly Float64Array[];
  readonly kept: readonly Float64Array[];
  /** What each cell says, from -1 to 1. */
  readonly said: readonly Float64Array[];
}

const GATES = 4;

export const rowLength = (inputs: number, cells: number): number => inputs + cells + 1;
export const rowCount = (cells: number): number => GATES * cells;
/** Whether a row is of how much its cell keeps. */
export const isOfKeeping = (row: number): boolean => row % GATES === 1;

/** Reads a row of vectors from its first to its last. */
export function passThrough({ inputs, cells, weights }: Lstm, row: readonly Float64Array[]): Passed {
  const passed = { heard: [] as Float64Array[], gates: [] as Float64Array[], kept: [] as Float64Array[], said: [] as Float64Array[] };
  const length = rowLength(inputs, cells);
  let [keptBefore, saidBefore] = [new Float64Array(cells), new Float64Array(cells)];
  for (const come of row) {
    const heard = new Float64Array(length).fill(1);
    heard.set(come);
    heard.set(saidBefore, inputs);
    const [gates, kept, said] = [new Float64Array(GATES * cells), new Float64Array(cells), new Float64Array(cells)];
    for (let cell = 0; cell < cells; cell++) {
      const first = cell * GATES;
      const [a, b, c, d] = [first * length, (first + 1) * length, (first + 2) * length, (first + 3) * length];
      let [takes, keeps, says, what] = [0, 0, 0, 0];
      for (let one = 0; one < length; one++) {
        const value = heard[one]!;
        takes += weights[a + one]! * value;
        keeps += weights[b + one]! * value;
        says += weights[c + one]! * value;
        what += weights[d + one]! * value;
      }
      gates[first] = logistic(takes);
      gates[first + 1] = logistic(keeps);
      gates[first + 2] = logistic(says);
      gates[first + 3] = Math.tanh(what);
      kept[cell] = gates[first + 1]! * keptBefore[cell]! + gates[first]! * gates[first + 3]!;
      said[cell] = gates[first + 2]! * Math.tanh(kept[cell]!);
    }
    passed.heard.push(heard);
    passed.gates.push(gates);
    passed.kept.push(kept);
    passed.said.push(said);
    [keptBefore, saidBefore] = [kept, said];
  }
  return passed;
}

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));

/**
 * The slopes that lead to what the cells said, back through the row (Werbos, Backpropagation through time, 1990).
 *
 * @param slopes of what each cell said, by place
 * @returns of the vectors that came in, by place, and of the weights
 */
export function passBack({ inputs, cells, weights }: Lstm, { heard, gates, kept }: Passed, slopes: readonly Float64Array[]): { readonly row: Float64Array[]; readonly weights: Float64Array } {
  const length = rowLength(inputs, cells);
  const ofWeights = new Float64Array(weights.length);
  const ofRow: Float64Array[] = [];
  const nothing = new Float64Array(cells);
  const ofKept = new Float64Array(cells);
  let ofSaid = nothing;
  for (let at = heard.length - 1; at >= 0; at--) {
    const [vector, gate, keptHere, keptBefore, slopesHere] = [heard[at]!, gates[at]!, kept[at]!, kept[at - 1] ?? nothing, slopes[at]!];
    const ofHeard = new Float64Array(length);
    for (let cell = 0; cell < cells; cell++) {
      const first = cell * GATES;
      const [takes, keeps, says, what] = [gate[first]!, gate[first + 1]!, gate[first + 2]!, gate[first + 3]!];
      const bent = Math.tanh(keptHere[cell]!);
      const slope = slopesHere[cell]! + ofSaid[cell]!;
      const through = ofKept[cell]! + slope * says * (1 - bent * bent);
      ofKept[cell] = through * keeps;
      const [ofTakes, ofKeeps, ofSays, ofWhat] = [through * what * takes * (1 - takes), through * keptBefore[cell]! * keeps * (1 - keeps), slope * bent * says * (1 - says), through * takes * (1 - what * what)];
      const [a, b, c, d] = [first * length, (first + 1) * length, (first + 2) * length, (first + 3) * length];
      for (let one = 0; one < length; one++) {
        const value = vector[one]!;
        ofHeard[one]! += ofTakes * weights[a + one]! + ofKeeps * weights[b + one]! + ofSays * weights[c + one]! + ofWhat * weights[d + one]!;
        ofWeights[a + one]! += ofTakes * value;
        ofWeights[b + one]! += ofKeeps * value;
        ofWeights[c + one]! += ofSays * value;
        ofWeights[d + one]! += ofWhat * value;
      }
    }
    ofRow.unshift(ofHeard.subarray(0, inputs));
    ofSaid = ofHeard.subarray(inputs, inputs + cells);
  }
  return { row: ofRow, weights: ofWeights };
}
