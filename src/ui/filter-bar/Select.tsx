import { useId, useRef } from 'react';
import { useReplayedInput } from '#hooks/useReplayedInput.ts';
import type { CountedOption } from '#lib/filtering/countedOptions.ts';
import styles from './Select.module.scss';

interface SelectProps<Key extends string> {
  label: string;
  value: Key;
  options: readonly CountedOption<Key>[];
  onChange(key: Key): void;
}

/** A native select, for keyboard, touch and screen reader support. */
export function Select<Key extends string>({ label, value, options, onChange }: SelectProps<Key>) {
  const id = useId();
  const control = useRef<HTMLSelectElement>(null);
  useReplayedInput(control, (key) => onChange(key as Key));
  return (
    <span className={styles.select}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        ref={control}
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value as Key)}
      >
        {options.map(({ key, name, isEmpty }) => (
          <option key={key} value={key} disabled={isEmpty && key !== value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
