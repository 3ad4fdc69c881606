import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json';

/** Names of days and months, and patterns: a pattern gets all parts of a time or date, and a language uses some. */
export const MESSAGES = defineMessages('dates', english);
