import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './PreviewBar.module.scss';

interface PreviewBarProps {
  /** Bars of different kinds may be shown at the same time, one above the other. */
  kind: 'drafts' | 'time';
  label: string;
  text: string;
  onExit(): void;
}

/** Says that the page differs from what visitors see, with a button to end that. */
export function PreviewBar({ kind, label, text, onExit }: PreviewBarProps) {
  const { t } = useI18n();
  return (
    <aside className={styles.bar} data-kind={kind} aria-label={label}>
      <span>{text}</span>
      <button type="button" className={styles.exit} onClick={onExit}>
        {t(MESSAGES.exit)}
      </button>
    </aside>
  );
}
