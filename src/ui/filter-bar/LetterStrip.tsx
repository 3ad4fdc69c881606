import { memo } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { ALL_LETTERS, lettersOf } from '#lib/filtering/letters.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './LetterStrip.module.scss';

interface LetterStripProps {
  value: string;
  /** Letters that items start with. While they are unknown (undefined), no letter is disabled. */
  available: ReadonlySet<string> | undefined;
  onChange(letter: string): void;
}

/** ALL, 0-9 and the alphabet; letters without items are disabled. Memoised: its buttons do not render at each key. */
export const LetterStrip = memo(function LetterStrip({ value, available, onChange }: LetterStripProps) {
  const { t, language } = useI18n();
  return (
    <div className={styles.strip} role="group" aria-label={t(MESSAGES.firstLetter)}>
      {[ALL_LETTERS, ...lettersOf(language)].map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          aria-pressed={letter === value}
          disabled={letter !== ALL_LETTERS && letter !== value && available?.has(letter) === false}
          onClick={() => onChange(letter)}
        >
          {letter === ALL_LETTERS ? t(MESSAGES.all) : letter}
        </button>
      ))}
    </div>
  );
});
