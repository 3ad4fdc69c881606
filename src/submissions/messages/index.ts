import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json' with { type: 'json' };

/** What is wrong with the fields of a form. */
export const MESSAGES = defineMessages('submissions', english);
