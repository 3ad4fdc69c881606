import { useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { WORDS } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './CheckList.module.scss';

export interface CheckOption {
  key: string;
  name: string;
  /** Shown behind the name. Default: nothing. */
  count?: number | string | undefined;
  /** Whether it would show nothing, so that it cannot be chosen. */
  isEmpty?: boolean;
}

interface CheckListProps {
  /** Accessible name, such as `Location`. */
  label: string;
  /** The chosen keys. */
  value: readonly string[];
  options: readonly CheckOption[];
  onChange(value: readonly string[]): void;
}

/** A list with more options than this gets a field to search them by name. */
const FEW = 12;

/** A list of checkboxes. */
export function CheckList({ label, value, options, onChange }: CheckListProps) {
  const { t } = useI18n();
  const [search, setSearch] = useState('');
  const wanted = foldText(search);

  function toggle(key: string) {
    onChange(value.includes(key) ? value.filter((chosen) => chosen !== key) : [...value, key]);
  }

  return (
    <>
      {options.length > FEW && (
        <input
          type="search"
          className={styles.search}
          aria-label={t(MESSAGES.searchIn, { list: label })}
          placeholder={t(WORDS.search)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className={styles.options} aria-label={label}>
        {options
          .filter(({ name }) => foldText(name).includes(wanted))
          .map(({ key, name, count, isEmpty }) => (
            <li key={key}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={value.includes(key)}
                  disabled={isEmpty && !value.includes(key)}
                  onChange={() => toggle(key)}
                />
                <span dir="auto">{name}</span>
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </label>
            </li>
          ))}
      </ul>
    </>
  );
}

/** What a folded list says of its choice: `Hall A + 2`; undefined if nothing is chosen. */
export function choiceText(value: readonly string[], options: readonly CheckOption[]): string | undefined {
  const [name, ...others] = options.flatMap(({ key, name }) => (value.includes(key) ? [name] : []));
  return name !== undefined && others.length > 0 ? `${name} + ${others.length}` : name;
}
