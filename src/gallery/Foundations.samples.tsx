import type { CSSProperties } from 'react';
import { Row } from './frames.tsx';
import type { Samples } from './samples.ts';
import styles from './Gallery.module.scss';

const COLORS = [
  'background',
  'raised',
  'line',
  'line-strong',
  'placeholder',
  'text',
  'quiet',
  'accent',
  'accent-hover',
  'link',
  'danger',
  'warning',
  'info',
  'success',
  'tip',
];

const HEADLINES = ['display', 'h1', 'h2', 'h3'];

export default {
  Colors: (
    <Row>
      {COLORS.map((name) => (
        <span key={name} className={styles.swatch} style={{ '--swatch': `var(--${name})` } as CSSProperties}>
          {name}
        </span>
      ))}
    </Row>
  ),
  Type: (
    <>
      {HEADLINES.map((size) => (
        <p key={size} className={styles.headline} style={{ '--size': `var(--${size})` } as CSSProperties}>
          {size}
        </p>
      ))}
      <p>Body: two days of art, music and food, 11am to 10pm</p>
      <p style={{ fontSize: 'var(--small)' }}>Small: 0123456789, Hall A, Booth 112</p>
    </>
  ),
} satisfies Samples;
