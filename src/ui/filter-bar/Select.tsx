import { useId, useRef } from 'react';
import { useEarlyInput } from '#hooks/useEarlyInput.ts';
import styles from './Select.module.scss';

interface SelectProps<Key extends string> {
  label: string;
  value: Key;
  options: readonly { key: Key; name: string }[];
  onChange(key: Key): void;
}

/** A native select, for keyboard, touch and screen reader support. */
export function Select<Key extends string>({ label, value, options, onChange }: SelectProps<Key>) {
  const id = useId();
  const control = useRef<HTMLSelectElement>(null);
  useEarlyInput(control, (key) => onChange(key as Key));
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
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
