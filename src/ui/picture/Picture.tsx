import { type CSSProperties, useState } from 'react';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { type PictureSource, pictureAttributes } from './pictureAttributes.ts';
import { useLoadable } from './useLoadable.ts';

/** The width of the placeholder, which has about 200 bytes. Pixels. */
const PLACEHOLDER_WIDTH = 24;

interface PictureProps extends PictureSource {
  alt: string;
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
  const { src, alt, widths, ratio, sizes, eager, hasPlaceholder = false, className, onFailure } = props;
  const [shown, failure] = useLoadable(src, onFailure);
  const [loaded, setLoaded] = useState<string>();
  const placeholder =
    hasPlaceholder && shown !== undefined && shown !== loaded
      ? placeholderOf(shown, ratio, props.placeholder)
      : undefined;
  return (
    <img
      {...pictureAttributes({ src: shown, widths, ratio, sizes, eager })}
      alt={alt}
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
