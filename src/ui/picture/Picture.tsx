import { type CSSProperties, useState } from 'react';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';

const PLACEHOLDER = '/placeholder.svg';
/** Pixels; about 200 bytes. */
const PLACEHOLDER_WIDTH = 24;

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
  hasPlaceholder?: boolean;
  /** That tiny version as a `data:` URL, which needs no request. */
  placeholder?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** Called if the picture cannot be loaded. */
  onFailure?(): void;
}

/** A picture in a box of reserved size. If it cannot be loaded, the placeholder replaces it, once. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    widths,
    ratio,
    sizes,
    eager = false,
    hasPlaceholder = false,
    className,
    onFailure,
  } = props;
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const failure = useLoadFailure<HTMLImageElement>(() => {
    setFailed(src);
    onFailure?.();
  });
  const shown = src === undefined || src === failed ? PLACEHOLDER : src;
  const [width] = widths;
  const placeholder =
    hasPlaceholder && shown !== loaded ? placeholderOf(shown, ratio, props.placeholder) : undefined;
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
      style={placeholder ? { ...placeholder, ...props.style } : props.style}
      onLoad={hasPlaceholder ? () => setLoaded(shown) : undefined}
      {...failure}
    />
  );
}

/**
 * A tiny background version, covered by the picture when it is loaded; scaling it up blurs it. Only for hosted
 * pictures.
 */
function placeholderOf(
  src: string,
  ratio: number,
  placeholder: string | undefined,
): CSSProperties | undefined {
  const address =
    placeholder ?? pictureAddress(src, { width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH / ratio });
  return address === src
    ? undefined
    : { backgroundImage: `url(${JSON.stringify(address)})`, backgroundSize: 'cover' };
}
