/** The document description of the list; `festival` is the event's name. */
export function browseDescription(festival: string | undefined): string {
  return `What's on at ${festival ?? 'the festival'}: filter by day, location or category, and search events and performers.`;
}
