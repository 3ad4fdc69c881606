import styles from './states.module.scss';

interface LoadingScreenProps {
  title?: string | undefined;
  /** What is being waited for. */
  subtitle?: string;
  /** `branded` fills a screen, `detailed` a page's body, `minimal` a corner of one. */
  variant?: 'branded' | 'minimal' | 'detailed';
}

/** Waiting, said aloud: the words are announced, the bar is decoration. */
export function LoadingScreen({ title = 'Loading...', subtitle, variant = 'branded' }: LoadingScreenProps) {
  return (
    <div className={styles.screen} data-variant={variant} role="status">
      <p className={styles.title}>{title}</p>
      {subtitle !== undefined && <p className={styles.text}>{subtitle}</p>}
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
