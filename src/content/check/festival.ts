import { MIN_CONTRAST, readTheme } from '#lib/colors/theme.ts';
import { isTimeZone } from '#lib/dates/zone.ts';
import { readSiteLanguage } from '#lib/i18n/pageLanguage.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { festival } from '../festival/index.ts';
import { type Finding, findingOf } from './finding.ts';

/** An event's time zone that does not exist, so that all times are shown in the default one. */
export function unknownTimeZone(document: StoredDocument): Finding[] {
  const { _type, timeZone } = document;
  if (_type !== festival.type || typeof timeZone !== 'string' || timeZone.trim() === '') return [];
  if (isTimeZone(timeZone.trim())) return [];
  const message = `"${timeZone}" is not a time zone; use a name such as Europe/Berlin`;
  return [findingOf(document, { severity: 'error', rule: 'unknown-time-zone', path: 'timeZone', message })];
}

/** Languages of the site that there can be no addresses for, so that the site has no pages in them. */
export function unknownLanguages({ _type, languages, ...document }: StoredDocument): Finding[] {
  if (_type !== festival.type || !Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown, index) => {
    if (readSiteLanguage(String(language)).length > 0) return [];
    const message = `"${String(language)}" is not a language that addresses can begin with; use a tag such as de or pt-BR`;
    const path = `languages[${index}]`;
    return [
      findingOf({ _type, ...document }, { severity: 'error', rule: 'unknown-language', path, message }),
    ];
  });
}

/** An event's colours that the site ignores, because texts could not be read on the background. */
export function weakContrast(document: StoredDocument): Finding[] {
  if (document._type !== festival.type) return [];
  const { backgroundColor, bodyTextColor, linkColor, accentColor } = document;
  return readTheme({ backgroundColor, bodyTextColor, linkColor, accentColor }).weak.map(
    ({ field, ratio }) => {
      const shown = Math.floor(ratio * 10) / 10;
      const message = `its contrast with backgroundColor is ${shown}:1, less than ${MIN_CONTRAST}:1, so it is not used`;
      return findingOf(document, { severity: 'warning', rule: 'weak-contrast', path: field, message });
    },
  );
}
