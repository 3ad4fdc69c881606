import { listTitle } from '#lib/pageTitle.ts';

/** The document title of the marketplace; `event` is the festival's name. */
export function marketplaceTitle(
  shown: { place?: string | undefined; category?: string | undefined },
  event: string | undefined,
): string {
  return listTitle('Marketplace', shown.place ?? shown.category, event);
}

export function browseDescription(event: string | undefined): string {
  return `Browse the brands and artists selling at ${event ?? 'the festival'}: filter by category or letter, search by name, and find their booths.`;
}
