import * as FACTS from './facts.ts';

/** The document's title for a screen; without a title of its own it is the festival's name. */
export function pageTitle(title: string | undefined, event: string | undefined): string {
  if (event === undefined) return title ?? '';
  return title === undefined ? event : `${title} - ${event} ${FACTS.year}`;
}

/** What is said of the festival where a screen has no description of its own. */
export function festivalBlurb(event: string | undefined): string {
  return `${event ?? 'The festival'}: ${FACTS.dates}, ${FACTS.venue}, ${FACTS.city}.`;
}

/** What a search engine may file the festival under, separated by commas. */
export function festivalKeywords(event: string | undefined): string {
  const name = event === undefined ? [] : [event, `${event} ${FACTS.year}`];
  return [...name, 'festival', 'convention', FACTS.city, FACTS.venue, ...FACTS.subjects].join(', ');
}

/**
 * The document's title for a list.
 *
 * @param list what the list is called, such as `Marketplace`.
 * @param subject the open item or the chosen category; undefined for the whole list.
 */
export function listTitle(list: string, subject: string | undefined, event: string | undefined): string {
  if (subject === undefined) return event === undefined ? list : `${list} - ${event}`;
  return `${subject} - ${event === undefined ? '' : `${event} `}${list}`;
}
