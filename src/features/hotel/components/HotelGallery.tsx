import { useMemo } from 'react';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { HotelPicture, HotelView } from '../model/toHotelView.ts';
import { Headline } from './Section.tsx';
import styles from './HotelGallery.module.scss';

type Gallery = NonNullable<HotelView['gallery']>;

/** The hotel's gallery, a carousel. */
export function HotelGallery({ gallery: { title, pictures, ...settings } }: { gallery: Gallery }) {
  const slides = useMemo(
    () => pictures.map((picture) => ({ key: picture.key, content: <Slide picture={picture} /> })),
    [pictures],
  );
  return (
    <div className={styles.gallery}>
      <div className={styles.head}>
        <Headline title={title} />
      </div>
      <Carousel label={title} subject="pictures" slides={slides} {...settings} />
    </div>
  );
}

function Slide({ picture: { src, alt, caption, placeholder } }: { picture: HotelPicture }) {
  return (
    <figure className={styles.slide}>
      <Picture
        src={src}
        alt={alt}
        widths={[480, 828, 1280, 1920, 2400]}
        ratio={3 / 2}
        sizes="(width < 768px) 100vw, min(86vw, 108svh)"
        hasPlaceholder
        placeholder={placeholder}
        className={styles.picture}
      />
      {caption !== undefined && (
        <figcaption className={styles.caption} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
