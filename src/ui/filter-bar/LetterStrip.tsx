import { ALL_LETTERS, LETTERS } from '#lib/filtering/letters.ts';
import styles from './LetterStrip.module.scss';

interface LetterStripProps {
  value: string;
  /** Letters that some item starts with; undefined while that is not known, when none is disabled. */
  available: ReadonlySet<string> | undefined;
  onChange(letter: string): void;
}

/** ALL, 0-9 and A to Z; letters that no item starts with are disabled. */
export function LetterStrip({ value, available, onChange }: LetterStripProps) {
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
}
