/** Learnt numbers that belong to one key, with one for the key itself. */
export interface Row {
  readonly key: string;
  readonly bias: number;
  readonly weights: ArrayLike<number>;
}

/** What stands between the parts of a row's line. */
const BETWEEN = ' ';
/** The largest weight of a row is so much: a byte each. */
const LARGEST = 127;

/** Rows as a text: one in each line, its key, its bias, what a unit of its weights is, and these as bytes in base64. */
export function writeRows(rows: readonly Row[]): string {
  return rows.map(({ key, bias, weights }) => {
    const unit = Math.max(...Array.from(weights, Math.abs)) / LARGEST;
    const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
    return [key, bias.toPrecision(5), unit.toPrecision(5), Buffer.from(bytes.buffer).toString('base64')].join(BETWEEN);
  }).join('\n');
}

/** What `writeRows` has written. */
export const readRows = (text: string): Row[] => text.split('\n').map(readRow);

/** The same, each row read when it is asked for: of many thousands few are. */
export function readRowsLater(text: string): { get(key: string): Row | undefined } {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(BETWEEN)), line]));
  const rows = new Map<string, Row>();
  return {
    get(key) {
      const known = rows.get(key);
      const line = lines.get(key);
      if (known || !line) return known;
      const row = readRow(line);
      rows.set(key, row);
      return row;
    },
  };
}

function readRow(line: string): Row {
  const [key = '', bias, unit, bytes = ''] = line.split(BETWEEN);
  return { key, bias: Number(bias), weights: Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (weight) => weight * Number(unit)) };
}
