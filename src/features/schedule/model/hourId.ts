/** The `id` of an hour of a day, to which the rail of hours leads: `2031-05-03-11am`. */
export function hourId(dayKey: string, hourName: string): string {
  return `${dayKey}-${hourName.toLowerCase().replaceAll(' ', '')}`;
}
