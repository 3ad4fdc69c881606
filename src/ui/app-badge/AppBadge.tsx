import { useState } from 'react';
import styles from './AppBadge.module.scss';

interface AppBadgeProps {
  href: string;
  /** The badge's picture. */
  src: string;
  alt: string;
}

/** The way to the app store. A badge whose picture is broken is hidden; it is drawn, and so never resized. */
export function AppBadge({ href, src, alt }: AppBadgeProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.badge}>
      <img src={src} alt={alt} width={160} height={48} onError={() => setBroken(true)} />
    </a>
  );
}
