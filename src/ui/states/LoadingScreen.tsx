import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './states.module.scss';

interface LoadingScreenProps {
  /** Default: `Loading...` */
  title?: string | undefined;
  /** What is loading. */
  subtitle?: string;
  /** `branded` fills a screen, `detailed` a page's body, `minimal` a small area. */
  variant?: 'branded' | 'minimal' | 'detailed';
}

/** A loading state: the text is announced, the bar is decorative. */
export function LoadingScreen({ title, subtitle, variant = 'branded' }: LoadingScreenProps) {
  const { t } = useI18n();
  return (
    <div className={styles.screen} data-variant={variant} role="status">
      <p className={styles.title}>{title ?? t(MESSAGES.loading)}</p>
      {subtitle !== undefined && <p className={styles.text}>{subtitle}</p>}
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
