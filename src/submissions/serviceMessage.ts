import type { SubmissionError } from '#lib/errors/submissionError.ts';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import { baseOf } from '#lib/i18n/pageLanguage.ts';
import { MESSAGES } from './messages/index.ts';

/** What a refused request is told in a language that the service does not speak, by status. */
const BY_STATUS: Readonly<Record<number, Message>> = {
  400: MESSAGES.check,
  413: MESSAGES.fileTooLarge,
  415: MESSAGES.fileType,
  422: MESSAGES.fileUnreadable,
  429: MESSAGES.tooMany,
};

/**
 * What to tell the visitor about an error: the service's own text in English, otherwise a text for its status; undefined
 * if there is neither.
 */
export function serviceMessage(error: SubmissionError, { t, language }: I18n): string | undefined {
  if (error.kind === 'unproven') return error.message || undefined;
  if (error.kind !== 'http' && error.kind !== 'refused') return undefined;
  if (isServiceLanguage(language)) return error.message || undefined;
  const message = BY_STATUS[error.status];
  return message && t(message);
}

/** Whether the service's texts can be shown: they are English. */
export function isServiceLanguage(language: string): boolean {
  return baseOf(language) === 'en';
}
