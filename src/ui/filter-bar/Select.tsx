import { useId } from 'react';
import styles from './Select.module.scss';

export interface SelectOption {
  key: string;
  name: string;
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange(key: string): void;
}

/** The browser's own select: it works by keyboard, by touch and with every screen reader. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
