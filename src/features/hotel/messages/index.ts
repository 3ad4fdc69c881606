import { defineMessages } from '#lib/i18n/i18n.ts';
import english from './en.json';

export const MESSAGES = defineMessages('hotel', english);
