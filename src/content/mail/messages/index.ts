import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json' with { type: 'json' };

/** What mails to applicants say. */
export const MAILS = defineMessages('mail', english);
