import { type CSSProperties, useState } from 'react';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';

const PLACEHOLDER = '/placeholder.svg';
/** Pixels; about 200 bytes. */
const PREVIEW_WIDTH = 24;

interface PictureProps {
  /** URL of the original; undefined shows the placeholder. */
  src: string | undefined;
  alt: string;
  /** Available widths in pixels, narrowest first. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /** Aspect ratio (width / height), to which the picture is cropped. */
  ratio: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is above the fold. */
  eager?: boolean;
  /**
   * Shows a tiny version while the picture loads. It costs a request, so it is for large single pictures; cards of a
   * long list have a tint instead.
   */
  hasPreview?: boolean;
  /** That tiny version as a `data:` URL, which needs no request. */
  preview?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** Called if the picture cannot be loaded. */
  onFailure?(): void;
}

/** A picture in a box of reserved size. If it cannot be loaded, the placeholder replaces it, once. */
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
  const preview = hasPreview && shown !== loaded ? previewOf(shown, ratio, props.preview) : undefined;
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

/**
 * A tiny background version, covered by the picture when it is loaded; scaling it up blurs it. Only for hosted
 * pictures.
 */
function previewOf(src: string, ratio: number, preview: string | undefined): CSSProperties | undefined {
  const address = preview ?? pictureAddress(src, { width: PREVIEW_WIDTH, height: PREVIEW_WIDTH / ratio });
  return address === src
    ? undefined
    : { backgroundImage: `url(${JSON.stringify(address)})`, backgroundSize: 'cover' };
}
