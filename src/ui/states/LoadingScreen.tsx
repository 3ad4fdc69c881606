import styles from './states.module.scss';

interface LoadingScreenProps {
  title?: string | undefined;
  /** What is loading. */
  subtitle?: string;
  /** `branded` fills a screen, `detailed` a page's body, `minimal` a small area. */
  variant?: 'branded' | 'minimal' | 'detailed';
}

/** A loading state: the text is announced, the bar is decorative. */
export function LoadingScreen({ title = 'Loading...', subtitle, variant = 'branded' }: LoadingScreenProps) {
  return (
    <div className={styles.screen} data-variant={variant} role="status">
      <p className={styles.title}>{title}</p>
      {subtitle !== undefined && <p className={styles.text}>{subtitle}</p>}
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
