import type { CSSProperties, ReactNode } from 'react';
import type { MenuItem } from '#content/festival/menu.ts';
import { isIconName } from '#ui/icons/Icon.tsx';
import styles from './Navigation.module.scss';

interface MenuRulerProps {
  items: readonly MenuItem[];
  /** How many buttons stand before the menu. */
  buttons: number;
  /** The buttons and the menu. */
  children: ReactNode;
}

/**
 * Gives the menu the space that is left in the header, and shows it as a row if it fits. An invisible copy of the row
 * wraps if it does not fit. That makes this element higher, and the menu's styles query its height. No script measures
 * anything, so a rendered page is right from its first frame.
 */
export function MenuRuler({ items, buttons, children }: MenuRulerProps) {
  return (
    <div className={styles.menu} style={{ '--buttons': buttons } as CSSProperties}>
      <div className={styles.ruler} aria-hidden="true">
        <div className={styles.items}>
          {items.map(({ key, label, isHighlighted, icon }) => (
            <span
              key={key}
              className={styles.item}
              data-highlighted={isHighlighted || undefined}
              data-label={label}
              data-icon={isIconName(icon) || undefined}
            />
          ))}
        </div>
      </div>
      <div className={styles.measured}>
        <div className={styles.bar}>{children}</div>
      </div>
    </div>
  );
}
