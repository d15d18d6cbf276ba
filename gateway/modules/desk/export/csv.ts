/** Byte order mark: without it spreadsheets take UTF-8 for something else. */
export const CSV_START = '\ufeff';

/** What a spreadsheet would take for a formula (OWASP, CSV injection), also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of CSV (RFC 4180). Every value is quoted, and none begins as a formula does: an apostrophe stands before it. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
