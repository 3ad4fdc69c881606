import { isDayStart } from '../../content/festival/festivalTime.ts';
import { isPointKind, pointName } from '../../content/map/pointKinds.ts';
import { SCREENS_LIKE_LANGUAGES } from '../../lib/i18n/pageLanguage.ts';
import { parseColor } from '../../lib/colors/color.ts';
import { isTimeZone } from '../../lib/dates/zone.ts';
import { festivalDays } from '../../content/festival/festivalDays.ts';
import { readInstant } from '../../lib/dates/instant.ts';
import { i18nOf } from '../../lib/i18n/i18n.ts';
import { linkTarget } from '../../lib/url/linkTarget.ts';
import { viewAddress } from '../../content/saved-view/viewAddress.ts';
import { parseWebAddress, pathSegment } from '../../lib/url/webAddress.ts';

/** True for a valid value, otherwise a message for the editor. The rules are the site's own. */
export type Verdict = true | string;

/** Whether the site can show the value as a name. `required` alone allows blank texts. */
export function notBlank(value: unknown): Verdict {
  return typeof value !== 'string' || value.trim() !== '' || 'Write something; spaces alone are not shown';
}

/** Whether the festival's own words for a mail name only what can be put into them. */
export function mailWords(text: string | undefined, variables: readonly string[]): Verdict {
  const unknown = [...(text ?? '').matchAll(/\{(.*?)\}/g)].find(([, name = '']) => !variables.includes(name));
  return (
    unknown === undefined ||
    `${unknown[0]} is not known: use ${variables.map((one) => `{${one}}`).join(', ')}`
  );
}

/** The address of a web page. */
export function webAddress(value: unknown): Verdict {
  return (
    isEmpty(value) || parseWebAddress(value) !== undefined || 'Write an address such as https://name.example'
  );
}

/** A target of a button or a menu item. */
export function link(value: unknown): Verdict {
  return (
    isEmpty(value) ||
    linkTarget(String(value)) !== undefined ||
    'Write a path of the site such as /lineup, or an address such as https://name.example'
  );
}

/**
 * The address of a filtered list of the site.
 *
 * @param hasItems whether the view lists items instead.
 */
export function listAddress(value: unknown, hasItems: boolean): Verdict {
  if (isEmpty(value)) return hasItems || 'Paste the address of a filtered list, or choose items';
  return (
    viewAddress(String(value)) !== undefined ||
    'Paste an address of the marketplace, the lineup, the schedule or the feed, such as /marketplace?letter=N'
  );
}

/** A slug that can be part of the site's addresses. */
export function slug(value: { current?: string } | undefined): Verdict {
  return (
    isEmpty(value?.current) ||
    pathSegment(value?.current) !== undefined ||
    'Addresses cannot contain this; use letters, digits and hyphens'
  );
}

/** The name of a point on a map, which some kinds of points cannot do without. */
export function pointLabel(label: string | undefined, kind: unknown): Verdict {
  return (
    !isPointKind(kind) ||
    pointName(kind, label?.trim() || undefined, i18nOf('en').t) !== undefined ||
    'Write a name; without one the point is not shown'
  );
}

/** The values of a facet: each has a short name of its own. */
export function distinctAliases(values: unknown): Verdict {
  if (!Array.isArray(values)) return true;
  const aliases = values.flatMap(
    (value: { alias?: { current?: string } } | null) => value?.alias?.current ?? [],
  );
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) !== index);
  return twice === undefined || `Two values have the short name ${twice}: only the first is shown`;
}

/**
 * The values of a facet that a document chooses.
 *
 * @param known the short names of all values of the facet.
 */
export function knownValues(chosen: readonly string[] | undefined, known: readonly string[]): Verdict {
  const unknown = chosen?.filter((alias) => !known.includes(alias)) ?? [];
  return unknown.length === 0 || `The facet has no value ${unknown.join(', ')}. It has: ${known.join(', ')}`;
}

export function timeZone(value: unknown): Verdict {
  return isEmpty(value) || isTimeZone(String(value)) || 'Write an IANA time zone such as Europe/Berlin';
}

export function locale(value: unknown): Verdict {
  if (isEmpty(value)) return true;
  try {
    Intl.getCanonicalLocales(String(value));
    return true;
  } catch {
    return 'Write a language tag such as en-US or de';
  }
}

/** A language of the site, which addresses begin with. */
export function siteLanguage(value: unknown): Verdict {
  const isScreen = SCREENS_LIKE_LANGUAGES.includes(String(value));
  return isScreen ? `/${String(value)} is a screen. Add the region, as in my-MM` : locale(value);
}

export function dayStart(value: unknown): Verdict {
  return isEmpty(value) || isDayStart(String(value)) || 'Write a time up to 12:00, such as 06:00';
}

export function hexColor(value: unknown): Verdict {
  return isEmpty(value) || parseColor(value) !== undefined || 'Write a color such as #7BD4C1';
}

/** The last day of an event: an event has at most as many days as the schedule has tabs. */
export function lastDay(end: string | undefined, start: string | undefined): Verdict {
  return (
    isEmpty(end) ||
    isEmpty(start) ||
    festivalDays(start, end)?.at(-1)?.date === end?.slice(0, 10) ||
    'The last day comes after the first, and there are at most 14 days'
  );
}

/** The end of an event; the site ignores an end that is not after the start. */
export function endAfterStart(end: string | undefined, start: string | undefined): Verdict {
  const [from, to] = [readInstant(start), readInstant(end)];
  return from === undefined || to === undefined || to > from || 'The end comes after the start';
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
