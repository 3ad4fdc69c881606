import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './MultiSelect.module.scss';

interface Option {
  key: string;
  name: string;
}

interface MultiSelectProps {
  /** Accessible name, such as `Location`. */
  label: string;
  /** What the button says while nothing is chosen. */
  all: string;
  /** The chosen keys; none means all. */
  value: readonly string[];
  options: readonly Option[];
  /** How many items each option would show; called while the list is open. */
  count(): ReadonlyMap<string, number> | undefined;
  onChange(value: readonly string[]): void;
}

/** More options than this get a field to search them by name. */
const FEW = 12;

/**
 * A button that opens a list of checkboxes: below it, or as a sheet on a phone. Escape closes it, and so does a click
 * elsewhere, which also does what it does.
 */
export function MultiSelect({ label, all, value, options, count, onChange }: MultiSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    // Before a handler can remove what was clicked.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // The page has a use for it too.
      event.stopPropagation();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]:enabled')];
    boxes[boxes.indexOf(document.activeElement as HTMLInputElement) + step]?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={root} className={styles.select} onKeyDown={onKeyDown} onBlur={onBlur} role="presentation">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={({ currentTarget }) => {
          // Safari does not, and Escape would miss the list.
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        <span className={styles.label}>{`${label}: `}</span>
        <span className={styles.text}>{buttonText(all, value, options)}</span>
      </button>
      {isOpen && (
        <>
          <div
            className={styles.outside}
            // It keeps the focus, and with it the list until the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
            role="presentation"
          />
          <Panel
            id={panelId}
            label={label}
            value={value}
            options={options}
            count={count}
            onChange={onChange}
            onClose={close}
          />
        </>
      )}
    </div>
  );
}

function buttonText(all: string, value: readonly string[], options: readonly Option[]): string {
  const [name, ...others] = options.flatMap(({ key, name }) => (value.includes(key) ? [name] : []));
  if (name === undefined) return all;
  return others.length === 0 ? name : `${name} + ${others.length}`;
}

interface PanelProps extends Pick<MultiSelectProps, 'label' | 'value' | 'options' | 'count' | 'onChange'> {
  id: string;
  onClose(): void;
}

function Panel({ id, label, value, options, count, onChange, onClose }: PanelProps) {
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  const found = options.filter(({ name }) => foldText(name).includes(wanted));
  const shown = countedOptions(found, count());

  function toggle(key: string) {
    onChange(value.includes(key) ? value.filter((chosen) => chosen !== key) : [...value, key]);
  }

  return (
    // It takes the focus of clicks on what takes none, so that keys still reach it.
    <div id={id} className={styles.panel} tabIndex={-1}>
      {options.length > FEW && (
        <input
          type="search"
          className={styles.search}
          aria-label={`Search: ${label}`}
          placeholder="Search..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className={styles.options} aria-label={label}>
        {shown.map(({ key, name, isEmpty }) => (
          <li key={key}>
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={value.includes(key)}
                disabled={isEmpty && !value.includes(key)}
                onChange={() => toggle(key)}
              />
              <span dir="auto">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" disabled={value.length === 0} onClick={() => onChange([])}>
          Clear
        </button>
        <button type="button" onClick={onClose}>
          <Icon name="close" size={16} /> Close
        </button>
      </div>
    </div>
  );
}
