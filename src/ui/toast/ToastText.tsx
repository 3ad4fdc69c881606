import { useI18n } from '#hooks/useI18n.ts';
import { ToneIcon } from '../notice/ToneIcon.tsx';
import type { ToastMessage } from './toast.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Toasts.module.scss';

/** The text of a toast. The spaces separate its parts for screen readers. */
export function ToastText({ title, description, variant }: ToastMessage) {
  const { t } = useI18n();
  return (
    <div className={styles.text} dir="auto">
      <p className={styles.title}>
        {variant === 'destructive' && (
          <span className={styles.word}>
            <ToneIcon tone="danger" size={18} />
            {t(MESSAGES.error)}{' '}
          </span>
        )}
        {title}{' '}
      </p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </div>
  );
}
