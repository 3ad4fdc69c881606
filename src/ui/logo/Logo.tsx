import { type CSSProperties, useState } from 'react';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { longestWord } from '#lib/text/longestWord.ts';
import styles from './Logo.module.scss';

/** Heights in CSS pixels. */
const HEIGHTS = { xs: 20, sm: 26, md: 44, lg: 180 } as const;

interface LogoProps {
  src: string | undefined;
  /** What it says; stands in upper case where there is no picture. */
  name: string;
  size: keyof typeof HEIGHTS;
  /** What stands in for a picture that cannot be loaded: the words, or a neutral picture. */
  fallback?: 'text' | 'placeholder';
  /** Stands where visitors must scroll to, and is fetched when they do. */
  lazy?: boolean;
}

/** A mark set in a picture. Not a `Picture`: it is never cropped, and as wide as its height makes it. */
export function Logo({ src, name, size, fallback = 'text', lazy = false }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  const failure = useLoadFailure<HTMLImageElement>(() => setBroken(src));
  const height = HEIGHTS[size];
  const isBroken = src === broken;
  if (src === undefined || (isBroken && fallback === 'text')) {
    return (
      <span className={styles.text} data-size={size} dir="auto" style={measuresOf(name)}>
        {name}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={isBroken ? '/placeholder.svg' : pictureAddress(src, { height: height * 2 })}
      alt={name}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      {...failure}
    />
  );
}

/** For the styles, which fit the letters to the window. Counts of letters. */
function measuresOf(name: string): CSSProperties {
  return {
    '--letters': Math.max(name.length, 1),
    '--longest-word': Math.max(longestWord(name), 1),
  } as CSSProperties;
}
