import type { I18n } from '#lib/i18n/i18n.ts';
import { festivalDates } from './eventDates.ts';
import type { FestivalSettings } from './festivalSettings.ts';
import { MESSAGES } from './messages/index.ts';

/** The document title of a screen; the festival's name if the screen has no title. */
export function pageTitle(title: string | undefined, { name, year }: FestivalSettings): string {
  if (name === undefined) return title ?? '';
  return title === undefined ? name : `${title} - ${name} ${year}`;
}

/** The default description of a screen. */
export function festivalBlurb(festival: FestivalSettings, t: I18n['t']): string {
  const { name, venue, city } = festival;
  return t(MESSAGES.blurb, { name, dates: festivalDates(festival, t), venue, city });
}

/** Comma-separated keywords for search engines. */
export function festivalKeywords(
  { name, year, city, venue, subjects }: FestivalSettings,
  t: I18n['t'],
): string {
  const names = name === undefined ? [] : [name, `${name} ${year}`];
  return [...names, t(MESSAGES.keywords), city, venue, subjects.join(', ') || t(MESSAGES.subjects)].join(
    ', ',
  );
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
