import { type CSSProperties, useState } from 'react';
import { pictureAddress, pictureSet } from '../../lib/pictures/pictureAddress';

const PLACEHOLDER = '/placeholder.svg';

interface PictureProps {
  /** The original's address; none shows the placeholder. */
  src: string | undefined;
  alt: string;
  /** Widths in pixels that the browser may choose from, narrowest first. */
  widths: readonly [number, ...number[]];
  /** Width divided by height; pictures are cropped to it. */
  ratio: number;
  /** How wide the picture stands at which window width (the `sizes` attribute). */
  sizes: string;
  /** Whether it is among the first things to see. */
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  /** The picture cannot be loaded. */
  onFailure?(): void;
}

/** A picture in a reserved box. One that cannot be loaded is replaced by the placeholder, once. */
export function Picture(props: PictureProps) {
  const { src, alt, widths, ratio, sizes, eager = false, className, style, onFailure } = props;
  const [failed, setFailed] = useState<string>();
  const shown = src === undefined || src === failed ? PLACEHOLDER : src;
  const [width] = widths;
  return (
    <img
      src={pictureAddress(shown, { width, height: width / ratio })}
      srcSet={pictureSet(shown, widths, ratio)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={Math.round(width / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      style={style}
      onError={() => {
        setFailed(src);
        onFailure?.();
      }}
    />
  );
}
