import { contrastRatio } from '../colors/contrast.ts';
import { isTimeZone } from '../dates/zone.ts';
import type { StoredDocument } from '../model/storedDocument.ts';
import { type Finding, findingOf } from './finding.ts';
import { isFields } from './visit.ts';

/** WCAG 2.2 for text of normal size. */
const MIN_CONTRAST = 4.5;
const TEXT_COLORS = ['bodyTextColor', 'linkColor', 'accentColor'] as const;

/** An event's time zone that does not exist: all times are then shown in the default one. */
export function unknownTimeZone(document: StoredDocument): Finding[] {
  const { _type, timeZone } = document;
  if (_type !== 'event' || typeof timeZone !== 'string' || timeZone.trim() === '') return [];
  if (isTimeZone(timeZone.trim())) return [];
  const message = `"${timeZone}" is no time zone, such as Europe/Berlin`;
  return [findingOf(document, { severity: 'error', rule: 'unknown-time-zone', path: 'timeZone', message })];
}

/** Colours of an event that cannot be read on its background. */
export function weakContrast(document: StoredDocument): Finding[] {
  const background = hexOf(document.backgroundColor);
  if (document._type !== 'event' || background === undefined) return [];
  return TEXT_COLORS.flatMap((path) => {
    const color = hexOf(document[path]);
    const ratio = color === undefined ? undefined : contrastRatio(color, background);
    if (ratio === undefined || ratio >= MIN_CONTRAST) return [];
    const shown = Math.floor(ratio * 10) / 10;
    const message = `${color} on ${background} has a contrast of ${shown}:1, less than ${MIN_CONTRAST}:1`;
    return findingOf(document, { severity: 'warning', rule: 'weak-contrast', path, message });
  });
}

/** A colour as a text, or as Sanity's colour object. */
function hexOf(color: unknown): string | undefined {
  const hex = isFields(color) ? color.hex : color;
  return typeof hex === 'string' ? hex.trim() : undefined;
}
