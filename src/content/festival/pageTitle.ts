import type { FestivalSettings } from './festivalSettings.ts';

/** The document title of a screen; the festival's name if the screen has no title. */
export function pageTitle(title: string | undefined, { name, year }: FestivalSettings): string {
  if (name === undefined) return title ?? '';
  return title === undefined ? name : `${title} - ${name} ${year}`;
}

/** The default description of a screen. */
export function festivalBlurb({ name = 'The festival', dates, venue, city }: FestivalSettings): string {
  return `${name}: ${dates}, ${venue}, ${city}.`;
}

/** Comma-separated keywords for search engines. */
export function festivalKeywords({ name, year, city, venue, subjects }: FestivalSettings): string {
  const names = name === undefined ? [] : [name, `${name} ${year}`];
  return [...names, 'festival', 'convention', city, venue, ...subjects].join(', ');
}

/**
 * The document title of a list.
 *
 * @param list the list's name, such as `Marketplace`.
 * @param subject the open item or the chosen category; undefined for the whole list.
 */
export function listTitle(list: string, subject: string | undefined, event: string | undefined): string {
  if (subject === undefined) return event === undefined ? list : `${list} - ${event}`;
  return `${subject} - ${event === undefined ? '' : `${event} `}${list}`;
}
