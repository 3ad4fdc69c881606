import { useState } from 'react';
import { pictureAddress } from '../../lib/pictures/pictureAddress';
import styles from './Logo.module.scss';

/** Heights in CSS pixels. */
const HEIGHTS = { xs: 20, sm: 26, md: 44, lg: 180 } as const;

interface LogoProps {
  src: string | undefined;
  /** What it says; stands in upper case where there is no picture or it is broken. */
  name: string;
  size: keyof typeof HEIGHTS;
  /** `placeholder` shows a neutral picture instead of the words. */
  fallback?: 'text' | 'placeholder';
}

/** A mark set in a picture. */
export function Logo({ src, name, size, fallback = 'text' }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  const height = HEIGHTS[size];
  const isShown = src !== undefined && src !== broken;
  if (!isShown && fallback === 'text') {
    return (
      <span className={styles.text} data-size={size}>
        {name}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={isShown ? pictureAddress(src, { height: height * 2 }) : '/placeholder.svg'}
      alt={name}
      height={height}
      onError={() => setBroken(src)}
    />
  );
}
