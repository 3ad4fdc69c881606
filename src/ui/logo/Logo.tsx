import type { CSSProperties } from 'react';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { PLACEHOLDER } from '../picture/pictureAttributes.ts';
import { useLoadable } from '../picture/useLoadable.ts';
import { longestWord } from '#lib/text/longestWord.ts';
import styles from './Logo.module.scss';

/** Heights in CSS pixels. */
const HEIGHTS = { xs: 20, sm: 26, md: 44, lg: 180 } as const;

interface LogoProps {
  src: string | undefined;
  /** The picture's width / height, which reserves its space until it is loaded. */
  ratio?: number | undefined;
  /** Its text; shown in upper case without a picture. */
  name: string;
  size: keyof typeof HEIGHTS;
  /** Fallback for a picture that cannot be loaded: the name, or a neutral picture. */
  fallback?: 'text' | 'placeholder';
  /** Loads lazily, for logos below the fold. */
  lazy?: boolean;
}

/** A logo. Not a `Picture`, because it is never cropped and its width follows from its height. */
export function Logo({ src, ratio, name, size, fallback = 'text', lazy = false }: LogoProps) {
  const [shown, failure] = useLoadable(src);
  const height = HEIGHTS[size];
  if (src === undefined || (shown === undefined && fallback === 'text')) {
    return (
      <span className={styles.text} data-size={size} dir="auto" style={measuresOf(name)}>
        {name}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={shown === undefined ? PLACEHOLDER : pictureAddress(shown, { height: height * 2 })}
      alt={name}
      width={ratio && Math.round(ratio * height)}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      {...failure}
    />
  );
}

/** Letter counts with which the styles fit the text to the window. */
function measuresOf(name: string): CSSProperties {
  return {
    '--letters': Math.max(name.length, 1),
    '--longest-word': Math.max(longestWord(name), 1),
  } as CSSProperties;
}
