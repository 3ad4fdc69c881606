import { Suspense, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import type { HotelPicture, HotelView } from '../model/toHotelView.ts';
import { MESSAGES } from '../messages/index.ts';
import { Headline } from './Section.tsx';
import styles from './GiftBox.module.scss';

const Lightbox = lazyDialog(() => import(/* webpackChunkName: "lightbox" */ '#ui/lightbox/Lightbox.tsx'));

/** The contents of the gift box as a wall of pictures, each of which opens in the lightbox. */
export function GiftBox({ box: { title, designer, pictures } }: { box: NonNullable<HotelView['giftBox']> }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<number>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Headline title={title} subtitle={designer} />
      </div>
      <ul className={styles.wall} data-count={Math.min(pictures.length, 5)}>
        {pictures.map((picture, index) => (
          <li key={picture.key} className={styles.cell}>
            <Gift picture={picture} isLarge={index === 0} onOpen={() => setOpen(index)} />
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={<DialogLoading title={t(MESSAGES.opening)} onClose={close} />}>
          <Lightbox pictures={pictures} index={open} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

interface GiftProps {
  picture: HotelPicture;
  /** Whether it spans two columns. */
  isLarge: boolean;
  onOpen(): void;
}

function Gift({ picture: { src, alt, caption, placeholder }, isLarge, onOpen }: GiftProps) {
  const { t } = useI18n();
  return (
    <figure className={styles.gift}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <Picture
          src={src}
          alt={alt || caption || t(MESSAGES.giftBox)}
          widths={isLarge ? [480, 960, 1440] : [240, 480, 720]}
          ratio={1}
          sizes={isLarge ? '(width < 1024px) 100vw, 50vw' : '(width < 1024px) 50vw, 25vw'}
          hasPlaceholder
          placeholder={placeholder}
        />
      </button>
      {caption !== undefined && (
        <figcaption className={styles.caption} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
