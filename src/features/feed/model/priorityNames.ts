import type { Priority } from '#content/post/priority.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

export const PRIORITY_NAMES: Record<Priority, Message> = {
  breaking: MESSAGES.breaking,
  high: MESSAGES.high,
  normal: MESSAGES.normal,
  low: MESSAGES.low,
};
