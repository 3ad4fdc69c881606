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
  /** The button's text while nothing is chosen. */
  all: string;
  /** The chosen keys; empty means all. */
  value: readonly string[];
  options: readonly Option[];
  /** The number of items that each option would show; called while the list is open. */
  count(): ReadonlyMap<string, number> | undefined;
  onChange(value: readonly string[]): void;
}

/** A list with more options than this gets a field to search them by name. */
const FEW = 12;

/**
 * A button that opens a list of checkboxes: below it, or as a sheet on a phone. Escape closes it. A click elsewhere
 * closes it, too, and has its usual effect.
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
    // In the capture phase, before another handler can remove the clicked element.
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
      // Otherwise the page would handle Escape, too.
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
          // Safari does not focus a button on a click, and the list would not receive Escape.
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
            // Keeps the focus, so that the list stays open until the click.
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
    // Focusable, so that keys reach it after a click on a part that cannot be focused.
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
