import { type CSSProperties, useState } from 'react';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';

const PLACEHOLDER = '/placeholder.svg';
/** Pixels: some 200 bytes, a colour or two for each part of the picture. */
const PREVIEW_WIDTH = 24;

interface PictureProps {
  /** The original's address; none shows the placeholder. */
  src: string | undefined;
  alt: string;
  /** Widths in pixels that the browser may choose from, narrowest first. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /** Width divided by height; pictures are cropped to it. */
  ratio: number;
  /** How wide the picture stands at which window width (the `sizes` attribute). */
  sizes: string;
  /** Whether it is among the first things to see. */
  eager?: boolean;
  /**
   * Shows a tiny version until the picture is there. It costs a request, so it is for pictures that stand large and
   * alone; cards of a long list have a tint behind them.
   */
  hasPreview?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  /** The picture cannot be loaded. */
  onFailure?(): void;
}

/** A picture in a reserved box. One that cannot be loaded is replaced by the placeholder, once. */
export function Picture(props: PictureProps) {
  const { src, alt, widths, ratio, sizes, eager = false, hasPreview = false, className, onFailure } = props;
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const failure = useLoadFailure<HTMLImageElement>(() => {
    setFailed(src);
    onFailure?.();
  });
  const shown = src === undefined || src === failed ? PLACEHOLDER : src;
  const [width] = widths;
  const preview = hasPreview && shown !== loaded ? previewOf(shown, ratio) : undefined;
  return (
    <img
      src={pictureAddress(shown, { width, height: width / ratio })}
      srcSet={pictureSet(shown, widths, ratio)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={Math.round(width / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
      style={preview ? { ...preview, ...props.style } : props.style}
      onLoad={hasPreview ? () => setLoaded(shown) : undefined}
      {...failure}
    />
  );
}

/** A background that the picture covers when it comes; enlarging it makes it soft. Only hosted pictures have a tiny version. */
function previewOf(src: string, ratio: number): CSSProperties | undefined {
  const address = pictureAddress(src, { width: PREVIEW_WIDTH, height: PREVIEW_WIDTH / ratio });
  return address === src
    ? undefined
    : { backgroundImage: `url(${JSON.stringify(address)})`, backgroundSize: 'cover' };
}
