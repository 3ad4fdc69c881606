import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { readingKey } from '#lib/direction.ts';
import { isPlainClick } from '../links/isPlainClick.ts';
import { PlainLink } from '../links/PlainLink.tsx';
import styles from './Tabs.module.scss';

interface Tab<Value extends string> {
  value: Value;
  name: string;
  /** The tab's URL, for clicks without a script or in a new window. */
  href: string;
}

interface TabsProps<Value extends string> {
  /** Accessible name. */
  label: string;
  /** The `id` of the element with the role `tabpanel`. */
  panelId: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange(value: Value): void;
}

/** The `id` of the tab that currently labels the panel. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`;
}

/**
 * Tabs over one panel: one tab stop; arrow keys, Home and End move and select (WAI-ARIA tabs pattern). If the tabs do
 * not fit, their row scrolls and keeps the selected tab in view.
 */
export function Tabs<Value extends string>({ label, panelId, value, tabs, onChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useSelectedInView(row, value);

  function onKeyDown(event: KeyboardEvent) {
    const present = tabs.findIndex((tab) => tab.value === value);
    const next = nextIndex(readingKey(event), present, tabs.length);
    const chosen = next === undefined ? undefined : tabs[next];
    if (!chosen) return;
    event.preventDefault();
    onChange(chosen.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(chosen)]?.focus();
  }

  function onClick(event: MouseEvent, chosen: Value) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChange(chosen);
  }

  return (
    <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <PlainLink
          key={tab.value}
          href={tab.href}
          role="tab"
          id={tabId(panelId, tab.value)}
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={(event) => onClick(event, tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.name}
        </PlainLink>
      ))}
    </div>
  );
}

/** Scrolls only the row, to the selected tab: when the row is opened or resized, and when another tab is selected. */
function useSelectedInView(row: RefObject<HTMLElement | null>, value: string) {
  const wasOpened = useRef(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const scroll = () => {
      const tab = current.querySelector('[aria-selected="true"]');
      if (!tab) return;
      const [outer, inner] = [current.getBoundingClientRect(), tab.getBoundingClientRect()];
      const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
      // Only the first time at once; later smoothly, if the styles say so.
      current.scrollBy({ left, behavior: wasOpened.current ? 'auto' : 'instant' });
      wasOpened.current = true;
    };
    // It also reports the first size.
    const observer = new ResizeObserver(scroll);
    observer.observe(current);
    return () => observer.disconnect();
  }, [row, value]);
}

function nextIndex(key: string, present: number, count: number): number | undefined {
  switch (key) {
    case ' ':
      return present;
    case 'ArrowRight':
      return (present + 1) % count;
    case 'ArrowLeft':
      return (present + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
