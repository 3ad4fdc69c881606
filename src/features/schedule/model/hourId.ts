/** The `id` of an hour of a day, such as `2031-05-03-11am`. The hour rail links to it. */
export function hourId(dayKey: string, hourName: string): string {
  return `${dayKey}-${hourName.toLowerCase().replaceAll(' ', '')}`;
}
