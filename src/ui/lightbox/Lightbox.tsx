import { useMemo } from 'react';
import Yarl, { type Labels, type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { WORDS } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import 'yet-another-react-lightbox/styles.css';
import { useI18n } from '#hooks/useI18n.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { assetRatio } from '#lib/media/asset.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { type PictureWidth, MAX_PICTURE_WIDTH } from '#lib/pictures/pictureSizes.ts';
import type { LightboxPicture } from './lightboxPicture.ts';
import styles from './Lightbox.module.scss';

/** Widths in pixels offered before zooming. */
const WIDTHS: readonly PictureWidth[] = [960, 1600, 2400];

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The initial picture. */
  index: number;
  onClose(): void;
}

/**
 * Pictures in full size over the page: zoom by button, wheel, pinch, double click or `+` and `-`, pan by dragging or
 * arrow keys, Escape closes. Import it lazily.
 */
export default function Lightbox({ pictures, index, onClose }: LightboxProps) {
  const { t } = useI18n();
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  const isAlone = slides.length === 1;
  return (
    <Yarl
      open
      close={onClose}
      className={styles.lightbox}
      index={index}
      slides={slides}
      labels={labelsIn(t)}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      render={isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}}
    />
  );
}

/** The library's texts by their English ones. */
function labelsIn(t: I18n['t']): Labels {
  return {
    Previous: t(WORDS.previous),
    Next: t(WORDS.next),
    Close: t(WORDS.close),
    Carousel: t(MESSAGES.carousel),
    Slide: t(MESSAGES.slide),
    Lightbox: t(MESSAGES.lightbox),
    'Photo gallery': t(MESSAGES.gallery),
    // The library fills in the numbers.
    '{index} of {total}': t(MESSAGES.place, { number: '{index}', total: '{total}' }),
    'Zoom in': t(MESSAGES.zoomIn),
    'Zoom out': t(MESSAGES.zoomOut),
  };
}

function toSlide({ src, alt, width, height }: LightboxPicture): SlideImage {
  const ratio = assetRatio({ width, height });
  if (width === undefined || ratio === undefined)
    return { src: pictureAddress(src, { width: WIDTHS.at(-1) }), alt };
  // Larger pictures fail on phones.
  const full = Math.min(width, MAX_PICTURE_WIDTH);
  const at = (wide: number) => ({
    src: pictureAddress(src, { width: wide }),
    width: wide,
    height: Math.round(wide / ratio),
  });
  return { ...at(full), alt, srcSet: [...WIDTHS.filter((wide) => wide < full), full].map(at) };
}
