import { type CSSProperties, useState } from 'react';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';

const PLACEHOLDER = '/placeholder.svg';
/** The width of the placeholder, which has about 200 bytes. Pixels. */
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
  /** Whether it is visible without scrolling. */
  eager?: boolean;
  /**
   * Shows a placeholder while the picture loads. It costs a request, so it is for large single pictures; the cards of a
   * long list have a tint instead.
   */
  hasPlaceholder?: boolean;
  /** The placeholder as a `data:` URL, which needs no request. */
  placeholder?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** Called if the picture cannot be loaded. */
  onFailure?(): void;
}

/** A picture in a box of reserved size. If it cannot be loaded, a neutral picture replaces it, once. */
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
 * A tiny version in the background. Scaling it up blurs it, and the picture covers it when it is loaded. Only for
 * hosted pictures.
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
