import * as Radix from '@radix-ui/react-tooltip';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import styles from './Tooltip.module.scss';

/** How long a pointer rests before a tooltip opens. Milliseconds. */
const DELAY = 700;
/** Within this time after one has closed, the next one opens at once. Milliseconds. */
const SKIP_DELAY = 300;

/** Stands around a part of a page with tooltips; who has waited for one need not wait for the next. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** The button that it explains, of type `button`. */
  children: ReactElement;
}

/**
 * A short explanation that opens when its button is hovered, focused, or tapped. It is read after the button's own
 * name. Stands within a {@link TooltipGroup}; import it from code that is loaded lazily.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useRef(false);

  /** A click closes a tooltip; on a touch screen, which hovers nothing, it is the only way to open one. */
  function openByTap(event: MouseEvent) {
    if (!isTouched.current) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger
        asChild
        onPointerDown={(event: PointerEvent) => {
          isTouched.current = event.pointerType === 'touch';
        }}
        onClick={openByTap}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={8} collisionPadding={16} dir="auto">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
