import type { CSSProperties } from 'react';
import { hashOf, posterRows } from '#lib/cards/posterRows.ts';
import styles from './NamePoster.module.scss';

/** Number of arrangements; see the styles. */
const ARRANGEMENTS = 4;

interface NamePosterProps {
  name: string;
  /** The base colour of the letters, as CSS. Default: derived from the name. */
  color: string | undefined;
  /** Whether it is too small for words. */
  isSmall?: boolean;
}

/**
 * The words of a name in large letters, as the placeholder of a missing picture; a pattern if they do not fit. The name
 * alone determines the arrangement, so an item looks the same everywhere. Decorative: hidden from assistive technology.
 */
export function NamePoster({ name, color, isSmall = false }: NamePosterProps) {
  const hash = hashOf(name);
  const rows = isSmall ? [] : posterRows(name);
  const base = color ?? `oklch(80% 0.13 ${hash % 360})`;
  // Shift the category's hue, so that neighbours differ, and keep it dark or bright enough on the placeholder.
  const turn = (((hash >>> 12) % 5) - 2) * 12;
  const shade = (lightness: string) => `oklch(from ${base} ${lightness} c calc(h + ${turn}) / 1)`;
  const style = {
    '--color': `light-dark(${shade('min(l, 0.48)')}, ${shade('max(l, 0.76)')})`,
    '--angle': `${hash % 180}deg`,
    '--rows': rows.length,
  } as CSSProperties;
  return (
    <span
      className={styles.poster}
      data-pattern={rows.length === 0 || undefined}
      data-arrangement={(hash >>> 8) % ARRANGEMENTS}
      style={style}
      aria-hidden="true"
    >
      {rows.map(({ text, width }, index) => (
        <span
          key={index}
          className={styles.row}
          data-text={text}
          style={{ '--width': width.toFixed(2) } as CSSProperties}
        />
      ))}
    </span>
  );
}
