import type { CSSProperties } from 'react';
import { longestWord } from '#lib/text/longestWord.ts';
import styles from './FittedText.module.scss';

interface FittedTextProps {
  as: 'h1' | 'h2' | 'p';
  /** Its styles set `--largest`, and `--room` if the text has less width than the window. */
  className: string | undefined;
  children: string;
}

/** A headline whose size is limited by its longest word, and by a maximum. */
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
