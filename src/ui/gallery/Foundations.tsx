import type { CSSProperties } from 'react';
import { Logo } from '../logo/Logo.tsx';
import { BROKEN_PICTURE, samplePicture } from './samples.ts';
import { Sample, Section } from './Section.tsx';
import styles from './Gallery.module.scss';

const COLOURS = [
  'background',
  'raised',
  'line',
  'line-strong',
  'placeholder',
  'text',
  'quiet',
  'accent',
  'accent-hover',
  'danger',
  'warning',
  'info',
  'success',
  'tip',
];

const HEADLINES = ['display', 'h1', 'h2', 'h3'];

/** Colors and type. */
export function Foundations() {
  return (
    <Section title="Foundations">
      <Sample name="Colors">
        {COLOURS.map((name) => (
          <span
            key={name}
            className={styles.swatch}
            style={{ '--swatch': `var(--${name})` } as CSSProperties}
          >
            {name}
          </span>
        ))}
      </Sample>
      <Sample name="Type">
        {HEADLINES.map((size) => (
          <p key={size} className={styles.headline} style={{ '--size': `var(--${size})` } as CSSProperties}>
            {size}
          </p>
        ))}
        <p className={styles.line}>Body: two days of art, music and food, 11am to 10pm</p>
        <p className={styles.line} style={{ fontSize: 'var(--small)' }}>
          Small: 0123456789, Hall A, Booth 112
        </p>
      </Sample>
      <Sample name="Logo: xs to lg, and in words where its picture is broken">
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <Logo key={size} src={samplePicture('A', 170)} name="Afterglow" size={size} />
        ))}
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <Logo key={size} src={BROKEN_PICTURE} name="Afterglow" size={size} />
        ))}
      </Sample>
    </Section>
  );
}
