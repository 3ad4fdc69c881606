import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from './messages/index.ts';

/** Explains, without JavaScript, why a form's button is disabled. */
export function NeedsScript() {
  const { t } = useI18n();
  return <noscript>{t(MESSAGES.needsScript)}</noscript>;
}
