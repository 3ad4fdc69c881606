import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json' with { type: 'json' };

/** Words that many parts share. */
export const WORDS = defineMessages('ui', english);
