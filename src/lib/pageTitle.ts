import * as SPEC_DEFAULTS from './config/specDefaults.ts';

/** The document title of a screen; without a title of its own, the festival's name. */
export function pageTitle(title: string | undefined, event: string | undefined): string {
  if (event === undefined) return title ?? '';
  return title === undefined ? event : `${title} - ${event} ${SPEC_DEFAULTS.year}`;
}

/** The default description of a screen. */
export function festivalBlurb(event: string | undefined): string {
  return `${event ?? 'The festival'}: ${SPEC_DEFAULTS.dates}, ${SPEC_DEFAULTS.venue}, ${SPEC_DEFAULTS.city}.`;
}

/** Comma-separated keywords for search engines. */
export function festivalKeywords(event: string | undefined): string {
  const name = event === undefined ? [] : [event, `${event} ${SPEC_DEFAULTS.year}`];
  return [
    ...name,
    'festival',
    'convention',
    SPEC_DEFAULTS.city,
    SPEC_DEFAULTS.venue,
    ...SPEC_DEFAULTS.subjects,
  ].join(', ');
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
