type Cell = string | number;

/** Prints a table with a title as plain text: numbers aligned to the right, texts to the left. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const lines = [columns, ...rows.map((row) => row.map(textOf))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const isNumeric = columns.map((_, index) => rows.every((row) => /^[-\d]/.test(textOf(row[index] ?? '-'))));
  const format = (line: readonly string[]) =>
    line
      .map((cell, index) =>
        isNumeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = '', ...body] = lines.map(format);
  console.log(['', title, head, '-'.repeat(head.length), ...body].join('\n'));
}

function textOf(cell: Cell): string {
  return typeof cell === 'number' ? round(cell) : cell;
}

/** Rounds to three significant digits: another run would differ in the others. */
function round(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return value.toPrecision(3).replace(/\.?0+$/, '');
}

/** The value that this share of all values does not exceed; `share` from 0 to 1. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
