import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json' with { type: 'json' };

/**
 * Names of months from January on and of weekdays from Sunday on, with `|` between them, and patterns: a pattern gets all
 * parts of a time or date, and a language uses some. Not from `Intl`: its first formatter takes tens of milliseconds on a
 * slow phone, while the home screen starts.
 */
export const MESSAGES = defineMessages('dates', english);
