import { useState } from 'react';
import { pictureSet } from '#lib/pictures/pictureAddress.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import type { HotelView } from '../model/toHotelView.ts';
import { FittedText } from './FittedText.tsx';
import { HotelActions } from './HotelActions.tsx';
import { StarRating } from './StarRating.tsx';
import styles from './Hero.module.scss';

/** Aspect ratio (width / height) of the crops, and their widths in pixels. */
const WIDE = { ratio: 16 / 9, widths: [960, 1440, 1920, 2400] } as const;
const NARROW = { ratio: 3 / 4, widths: [480, 828, 1200] } as const;

/** The hotel's hero: its picture, its name and the booking buttons. */
export function Hero({ hotel: { name, subtitle, hero, actions } }: { hotel: HotelView }) {
  const { picture, stars, address } = hero;
  return (
    <header className={styles.hero} data-on-picture={picture !== undefined}>
      {picture && <HeroPicture {...picture} />}
      <div className={styles.content}>
        <FittedText as="h1" className={styles.name}>
          {name}
        </FittedText>
        {subtitle !== undefined && (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        )}
        {(stars !== undefined || address !== undefined) && (
          <div className={styles.facts}>
            {stars !== undefined && <StarRating stars={stars} />}
            {address !== undefined && <address dir="auto">{address}</address>}
          </div>
        )}
        {actions.length > 0 && <HotelActions actions={actions} />}
      </div>
    </header>
  );
}

function HeroPicture({
  src,
  alt,
  placeholder,
}: {
  src: string;
  alt: string;
  placeholder: string | undefined;
}) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <picture className={styles.picture}>
      {!hasFailed && (
        <source
          media="(width < 768px)"
          srcSet={pictureSet(src, NARROW.widths, NARROW.ratio)}
          sizes="max(100vw, 69svh)"
          width={NARROW.widths[0]}
          height={NARROW.widths[0] / NARROW.ratio}
        />
      )}
      <Picture
        src={src}
        alt={alt}
        {...WIDE}
        sizes="max(100vw, 164svh)"
        eager
        hasPlaceholder
        placeholder={placeholder}
        onFailure={() => setFailed(true)}
      />
    </picture>
  );
}
