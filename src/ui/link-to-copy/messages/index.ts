import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json' with { type: 'json' };

export const MESSAGES = defineMessages('link-to-copy', english);
