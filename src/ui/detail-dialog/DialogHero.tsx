import { useI18n } from '#hooks/useI18n.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { Picture } from '../picture/Picture.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './DialogHero.module.scss';

interface DialogHeroProps {
  /** URL of the original. */
  picture: string | undefined;
  alt: string;
  /** The category's colour, as CSS, behind the picture. */
  tint: string | undefined;
}

/** An item's picture in the left column. Without a picture, a band above the text says so. */
export function DialogHero({ picture, alt, tint }: DialogHeroProps) {
  const { t } = useI18n();
  return (
    <div
      className={styles.hero}
      data-empty={picture === undefined}
      style={{ backgroundColor: tint ?? CONSTANTS.heroTint }}
    >
      {picture === undefined ? (
        <p className={styles.noImage}>{t(MESSAGES.noImage)}</p>
      ) : (
        <Picture
          src={picture}
          alt={alt}
          widths={[480, 736, 1120]}
          ratio={4 / 5}
          sizes="(width < 768px) 100vw, 540px"
          eager
          className={styles.picture}
        />
      )}
    </div>
  );
}
