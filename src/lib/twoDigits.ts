/** A number as contents and chapters show it: `01`, `12`, `100`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
