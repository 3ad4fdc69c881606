import { useI18n } from '#hooks/useI18n.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { assetAddress, assetRatio, isVideo } from '#lib/media/asset.ts';
import type { Asset } from '#lib/schema/document.ts';
import { Picture } from '../picture/Picture.tsx';
import { useLoadable } from '../picture/useLoadable.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './RichText.module.scss';

/** Pixels; a text column is at most about 700 wide. */
const WIDTHS = [480, 800, 1400] as const;
const SIZES = '(width < 768px) 100vw, 700px';

interface TextMediaProps {
  asset: Asset;
  /** Alternative text of a picture without one. */
  defaultAlt: string;
}

/**
 * A picture or a video within a text, in its own proportions. If its URL is missing or not allowed, only its text is
 * rendered.
 */
export function TextMedia({ asset, defaultAlt }: TextMediaProps) {
  const { t } = useI18n();
  const address = assetAddress(asset);
  const { alt, caption } = asset.context?.custom ?? {};
  const ratio = assetRatio(asset) ?? 3 / 2;
  const text = caption || (address === undefined ? alt : undefined);
  if (address === undefined && !text) return null;
  return (
    <figure className={styles.media}>
      {address === undefined ? null : isVideo(asset) ? (
        <Film src={address} ratio={ratio} label={alt || caption || t(MESSAGES.video)} />
      ) : (
        <Picture
          src={address}
          alt={alt || defaultAlt}
          widths={WIDTHS}
          ratio={ratio}
          sizes={SIZES}
          className={styles.picture}
          style={{ maxInlineSize: `calc(85dvh * ${ratio})` }}
        />
      )}
      {text && <figcaption dir="auto">{text}</figcaption>}
    </figure>
  );
}

function Film({ src, ratio, label }: { src: string; ratio: number; label: string }) {
  const { t } = useI18n();
  const telemetry = useTelemetry();
  const [shown, failure] = useLoadable(src, () =>
    telemetry.failure(new Error(`The video ${src} cannot be played.`), 'rich-text'),
  );
  if (shown === undefined) return <p role="status">{t(MESSAGES.cannotPlay)}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- content has no subtitle tracks
    <video
      className={styles.film}
      src={shown}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      style={{ aspectRatio: ratio, maxInlineSize: `calc(85dvh * ${ratio})` }}
      {...failure}
    />
  );
}
