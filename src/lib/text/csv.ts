/**
 * Cells as CSV (RFC 4180), with a byte order mark, by which Excel recognises UTF-8. No text of a cell is a formula.
 *
 * @param rows the headings first
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(writeCell).join()}\r\n`).join('')}`;
}

/**
 * Positions where a formula, a tab or a line break could start a cell. Spreadsheet programs guess the separator, so
 * other common separators inside a cell count as well.
 */
const FORMULA = /(?<=^|[,;:|\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=\s*[\t\r\n])/g;

/** An apostrophe before a formula makes spreadsheet programs treat it as text. */
function writeCell(text: string): string {
  return `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}
