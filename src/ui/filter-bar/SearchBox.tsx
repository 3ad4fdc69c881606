import { useId, useRef } from 'react';
import { useReplayedInput } from '#hooks/useReplayedInput.ts';
import { useSearchShortcut } from '#hooks/useSearchShortcut.ts';
import { MAX_SEARCH_LENGTH } from '#lib/url/queryParams.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './SearchBox.module.scss';

interface SearchBoxProps {
  label: string;
  /** The name of its parameter when the form around it is sent. */
  name?: string;
  value: string;
  onFocus?(): void;
  onChange(text: string): void;
}

/** The field of a search. Ctrl+F or Cmd+F focuses it. */
export function SearchBox({ label, name, value, onFocus, onChange }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useReplayedInput(field, onChange);
  useSearchShortcut(field);
  return (
    <div role="search" className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={field}
        id={id}
        name={name}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={label}
        aria-keyshortcuts="Control+F Meta+F"
        value={value}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
