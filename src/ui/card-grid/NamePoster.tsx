import type { CSSProperties } from 'react';
import { hashOf, posterRows } from '#lib/cards/posterRows.ts';
import styles from './NamePoster.module.scss';

/** How the letters can be set; see the styles. */
const ARRANGEMENTS = 6;

interface NamePosterProps {
  name: string;
  /** The colour that the letters take theirs from, as CSS; by the name where left out. */
  color: string | undefined;
}

/**
 * The first letters of a name, set large over the placeholder of an item without a picture. The name alone decides how
 * they are set, so an item looks the same everywhere. Only for the eye: the letters are no text of the document.
 */
export function NamePoster({ name, color }: NamePosterProps) {
  const hash = hashOf(name);
  const base = color ?? `oklch(80% 0.13 ${hash % 360})`;
  // A little beside the category's hue, so that neighbours differ, and bright enough on the dark placeholder.
  const turn = (((hash >>> 12) % 5) - 2) * 12;
  const style = {
    '--color': `oklch(from ${base} max(l, 0.76) c calc(h + ${turn}) / 1)`,
  } as CSSProperties;
  return (
    <span
      className={styles.poster}
      data-arrangement={(hash >>> 8) % ARRANGEMENTS}
      style={style}
      aria-hidden="true"
    >
      {posterRows(name).map(({ text, width }, index) => (
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
