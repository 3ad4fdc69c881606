import type { CSSProperties } from 'react';
import { longestWord } from '#lib/text/longestWord.ts';
import styles from './BigWords.module.scss';

interface BigWordsProps {
  as: 'h1' | 'h2' | 'p';
  /** Sets `--largest`, and `--room` where that is less than the window. */
  className: string | undefined;
  children: string;
}

/** Words as large as they may be and as the longest of them fits. */
export function BigWords({ as: Element, className, children }: BigWordsProps) {
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
