import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import { Icon } from '../icons/Icon.tsx';
import { WORDS } from '../messages/index.ts';
import { CheckList, choiceText } from './CheckList.tsx';
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

/**
 * A button that opens a list of checkboxes below it. Escape closes it. A click elsewhere closes it, too, and has its
 * usual effect.
 */
export function MultiSelect({ label, all, value, options, count, onChange }: MultiSelectProps) {
  const { t } = useI18n();
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
        <span className={styles.text}>{choiceText(value, options) ?? all}</span>
      </button>
      {isOpen && (
        // Focusable, so that keys reach it after a click on a part that cannot be focused.
        <div id={panelId} className={styles.panel} tabIndex={-1}>
          <CheckList
            label={label}
            value={value}
            options={countedOptions(options, count())}
            onChange={onChange}
          />
          <div className={styles.actions}>
            <button type="button" disabled={value.length === 0} onClick={() => onChange([])}>
              {t(WORDS.clear)}
            </button>
            <button type="button" onClick={close}>
              <Icon name="close" size={16} /> {t(WORDS.close)}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
