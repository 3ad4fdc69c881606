import type { CSSProperties } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { assetRatio } from '#lib/media/asset.ts';
import { ExternalButtonLink } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { MESSAGES } from '../messages/index.ts';
import { MAP_WIDTHS, type VenueMap } from '../model/toMap.ts';
import styles from './MapFigure.module.scss';

/** Aspect ratio of a map without a size. */
const DEFAULT_RATIO = 16 / 10;

interface MapFigureProps {
  map: VenueMap;
  /** Whether it is above the fold. */
  isFirst: boolean;
  onOpen(): void;
}

/** A map with its texts; the picture opens in the lightbox, a file in a tab. */
export function MapFigure({ map, isFirst, onOpen }: MapFigureProps) {
  const { t } = useI18n();
  const { title, location, caption, src, alt, placeholder, isFile } = map;
  const ratio = assetRatio(map) ?? DEFAULT_RATIO;
  return (
    <article className={styles.map}>
      <header className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {location !== undefined && (
          <p className={styles.location} dir="auto">
            {location}
          </p>
        )}
      </header>
      <figure>
        {isFile ? (
          <ExternalButtonLink href={src}>{t(MESSAGES.openFile)}</ExternalButtonLink>
        ) : (
          <button
            type="button"
            className={styles.open}
            style={{ '--ratio': ratio } as CSSProperties}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            <Picture
              src={src}
              alt={alt}
              widths={MAP_WIDTHS}
              ratio={ratio}
              sizes="100vw"
              eager={isFirst}
              hasPlaceholder
              placeholder={placeholder}
              className={styles.picture}
            />
            <span className={styles.hint}>{t(MESSAGES.fullSize)}</span>
          </button>
        )}
        {caption !== undefined && (
          <figcaption className={styles.caption} dir="auto">
            {caption}
          </figcaption>
        )}
      </figure>
    </article>
  );
}
