import type { Message } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';

interface ErrorMessages {
  title: Message;
  text: Message;
}

const RULES: readonly (ErrorMessages & { pattern: RegExp })[] = [
  { pattern: /not found|404/i, title: MESSAGES.notFound, text: MESSAGES.notFoundDetail },
  { pattern: /fetch|network/i, title: MESSAGES.connection, text: MESSAGES.connectionDetail },
  { pattern: /server|500/i, title: MESSAGES.server, text: MESSAGES.serverDetail },
];

const UNKNOWN: ErrorMessages = { title: MESSAGES.unknown, text: MESSAGES.unknownDetail };

/** Selects texts by an error's message; the first matching rule wins. */
export function errorMessages(message: string): ErrorMessages {
  return RULES.find(({ pattern }) => pattern.test(message)) ?? UNKNOWN;
}
