/** The document's title and description for what the marketplace shows; `event` is the festival's name. */
export function marketplaceTitle(
  shown: { place?: string | undefined; category?: string | undefined },
  event: string | undefined,
): string {
  const subject = shown.place ?? shown.category;
  if (subject === undefined) return event === undefined ? 'Marketplace' : `Marketplace - ${event}`;
  return `${subject} - ${event === undefined ? '' : `${event} `}Marketplace`;
}

export function browseDescription(event: string | undefined): string {
  return `Browse the brands and artists selling at ${event ?? 'the festival'}: filter by category or letter, search by name, and find their booths.`;
}
