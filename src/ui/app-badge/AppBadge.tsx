import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { useLoadable } from '../picture/useLoadable.ts';
import styles from './AppBadge.module.scss';

interface AppBadgeProps {
  href: string;
  src: string;
  alt: string;
}

/** CSS pixels. */
const SIZE = { width: 160, height: 48 };

/** A link to the app store. Hidden if its picture cannot be loaded. */
export function AppBadge({ href, src, alt }: AppBadgeProps) {
  const [shown, failure] = useLoadable(src);
  if (shown === undefined) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.badge}>
      <img
        src={pictureAddress(shown, { height: SIZE.height * 2 })}
        alt={alt}
        {...SIZE}
        loading="lazy"
        {...failure}
      />
    </a>
  );
}
