import type { I18n } from '#lib/i18n/i18n.ts';
import type { Zone } from '#lib/dates/zone.ts';
import { durationText, timeRange } from '#lib/dates/timeTexts.ts';
import { MESSAGES } from '../messages/index.ts';
import type { Clash } from './clashes.ts';
import type { Gap } from './gaps.ts';
import type { Session } from './sessions.ts';

/** `11:00 AM – 11:15 AM`; an end that is only assumed is marked. */
export function sessionTime({ start, end, isEndGuessed }: Session, zone: Zone, t: I18n['t']): string {
  return `${timeRange(zone.wallClockAt(start), zone.wallClockAt(end), t)}${isEndGuessed ? '?' : ''}`;
}

const MINUTE = 60_000;

/** `Overlaps Lights On by 1h 15m`; a clash with an end that is only assumed is marked. */
export function clashText({ first, second, kind, minutes }: Clash, t: I18n['t']): string {
  const isGuessed = first.isEndGuessed;
  const session = first.title;
  const duration = durationText(0, minutes * MINUTE, t);
  return kind === 'overlap'
    ? t(MESSAGES.overlaps, { session, duration, isGuessed })
    : t(MESSAGES.shortWalk, { session, duration, from: first.hall, to: second.hall, isGuessed });
}

/** `Free from 2:00 PM – 3:30 PM` */
export function gapText({ start, end }: Gap, zone: Zone, t: I18n['t']): string {
  return t(MESSAGES.free, { time: timeRange(zone.wallClockAt(start), zone.wallClockAt(end), t) });
}
