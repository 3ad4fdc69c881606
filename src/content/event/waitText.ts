import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';

const MINUTE = 60_000;

/** `in 25 min`, for up to 90 minutes ahead. */
export function waitText(start: number, now: number, t: I18n['t']): string | undefined {
  const minutes = Math.ceil((start - now) / MINUTE);
  return minutes > 0 && minutes <= 90 ? t(MESSAGES.wait, { minutes }) : undefined;
}
