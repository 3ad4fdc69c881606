import { memo } from 'react';
import { ALL_LETTERS, LETTERS } from '#lib/filtering/letters.ts';
import styles from './LetterStrip.module.scss';

interface LetterStripProps {
  value: string;
  /** Letters that items start with. While they are unknown (undefined), no letter is disabled. */
  available: ReadonlySet<string> | undefined;
  onChange(letter: string): void;
}

/** ALL, 0-9 and A to Z; letters without items are disabled. Memoised: its 28 buttons do not render at each key. */
export const LetterStrip = memo(function LetterStrip({ value, available, onChange }: LetterStripProps) {
  return (
    <div className={styles.strip} role="group" aria-label="First letter">
      {[ALL_LETTERS, ...LETTERS].map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          aria-pressed={letter === value}
          disabled={letter !== ALL_LETTERS && letter !== value && available?.has(letter) === false}
          onClick={() => onChange(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
});
