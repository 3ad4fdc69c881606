import type { MouseEvent } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { Icon } from '../icons/Icon.tsx';
import { isPlainClick } from '../links/isPlainClick.ts';
import { PlainLink } from '../links/PlainLink.tsx';
import { MESSAGES } from './messages/index.ts';

/** A chosen filter. */
export interface Chip<Change> {
  /** What it shows: `Concert`. */
  text: string;
  /** The change of the filters that removes it. */
  change: Change;
  /** Whether the bar of a wide window shows it, so that only phones need the chip. */
  isInBar?: boolean;
}

interface FilterChipsProps<Change> {
  chips: readonly Chip<Change>[];
  /** The address of the list after a change; without scripts the chips are links. */
  hrefOf(change: Change): string;
  onChange(change: Change): void;
}

/** The chosen filters, each of which can be removed; for `lazyChips`, which has the styles. */
export function FilterChips<Change>({ chips, hrefOf, onChange }: FilterChipsProps<Change>) {
  const { t } = useI18n();

  function remove(event: MouseEvent<HTMLAnchorElement>, change: Change) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const item = event.currentTarget.parentElement;
    // Otherwise the focus would be lost with the chip.
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector('a')?.focus();
    onChange(change);
  }

  if (chips.length === 0) return null;
  return (
    <ul aria-label={t(MESSAGES.chosen)}>
      {chips.map(({ text, change, isInBar }) => {
        const href = hrefOf(change);
        return (
          <li key={href} data-in-bar={isInBar || undefined}>
            <PlainLink
              href={href}
              aria-label={t(MESSAGES.remove, { name: text })}
              onClick={(event) => remove(event, change)}
            >
              <span dir="auto">{text}</span>
              <Icon name="close" size={16} />
            </PlainLink>
          </li>
        );
      })}
    </ul>
  );
}
