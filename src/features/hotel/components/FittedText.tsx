import type { CSSProperties } from 'react';
import { longestWord } from '#lib/text/longestWord.ts';
import styles from './FittedText.module.scss';

interface FittedTextProps {
  as: 'h1' | 'h2' | 'p';
  /** Sets `--largest`, and `--room` if the width is less than the window's. */
  className: string | undefined;
  children: string;
}

/** A headline as large as its longest word allows, up to a maximum. */
export function FittedText({ as: Element, className, children }: FittedTextProps) {
  return (
    <Element
      className={`${styles.words} ${className ?? ''}`}
      dir="auto"
      style={{ '--longest-word': longestWord(children) } as CSSProperties}
    >
      {children}
    </Element>
  );
}
