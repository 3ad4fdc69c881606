import { useI18n } from '#hooks/useI18n.ts';
import { Icon } from '../icons/Icon.tsx';
import { ToastText } from './ToastText.tsx';
import { type Toast, dismissToast } from './toast.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Toasts.module.scss';

/** Toasts without further code: they are announced and stay until they are closed. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const { t } = useI18n();
  return (
    <div role="alert">
      <ol className={styles.stack}>
        {toasts.map(({ id, ...message }) => (
          <li key={id} className={styles.toast} data-variant={message.variant}>
            <ToastText {...message} />
            <button
              type="button"
              className={styles.close}
              aria-label={t(MESSAGES.dismiss)}
              onClick={() => dismissToast(id)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
