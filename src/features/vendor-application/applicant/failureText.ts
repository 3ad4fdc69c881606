import type { SubmissionError } from '#lib/errors/submissionError.ts';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';
import { MESSAGES } from '../messages/index.ts';

/**
 * Why something failed, and what to do.
 *
 * @param unanswered the text for a request without an answer. By default it says that nobody knows whether it arrived.
 */
export function failureText(
  error: SubmissionError,
  i18n: I18n,
  unanswered: Message = MESSAGES.noAnswer,
): string {
  if (error.message === 'offline') return i18n.t(MESSAGES.actionOffline);
  if (error.kind === 'http' && error.status >= 500) return i18n.t(MESSAGES.serverTrouble);
  return serviceMessage(error, i18n) ?? i18n.t(unanswered);
}
