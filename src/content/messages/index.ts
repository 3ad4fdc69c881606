import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json' with { type: 'json' };

/** The names of screens, and of what they show. */
export const SCREENS = defineMessages('content', english);
