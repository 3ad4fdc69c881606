/** A number padded to two digits: `01`, `12`, `100`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
