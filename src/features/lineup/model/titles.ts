import { listTitle } from '#lib/pageTitle.ts';

/** The document title of the lineup; `event` is the festival's name. */
export function lineupTitle(
  shown: { performer?: string | undefined; category?: string | undefined },
  event: string | undefined,
): string {
  return listTitle('Lineup', shown.performer ?? shown.category, event);
}

/** @param category the chosen category's name. */
export function lineupDescription(category: string | undefined, event: string | undefined): string {
  const who = category === undefined ? 'everyone performing' : `all ${category} performers`;
  return `Meet ${who} at ${event ?? 'the festival'}: filter by category or letter, or search by name.`;
}
