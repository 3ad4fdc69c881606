import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';

/** Texts with the comma of the page's language between them; empty and missing ones are left out. */
export function commaList(texts: readonly (string | undefined)[], t: I18n['t']): string {
  return texts.filter(Boolean).join(t(MESSAGES.comma));
}
