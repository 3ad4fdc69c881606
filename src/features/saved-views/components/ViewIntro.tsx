import { assetAddress } from '#lib/media/asset.ts';
import type { SavedView } from '#content/saved-view/schema.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import styles from './ViewIntro.module.scss';

const WIDTHS = [480, 828, 1200, 1600] as const;

/** The picture and the text above a view's list; nothing if the view has neither. */
export function ViewIntro({ view: { media, text } }: { view: SavedView }) {
  const src = assetAddress(media);
  if (src === undefined && text.length === 0) return null;
  return (
    <div className={styles.intro}>
      {media && src !== undefined && (
        <Picture
          src={src}
          alt={media.context?.custom?.alt ?? ''}
          widths={WIDTHS}
          ratio={16 / 9}
          sizes="(width < 1024px) 100vw, 50vw"
          eager
          className={styles.picture}
        />
      )}
      {text.length > 0 && (
        <div className={styles.text}>
          <RichText value={text} form="full" topHeading={2} />
        </div>
      )}
    </div>
  );
}
