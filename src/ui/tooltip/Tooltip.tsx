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

/** Hover delay before a tooltip opens. Milliseconds. */
const DELAY = 700;
/** Within this time after one has closed, the next one opens without delay. Milliseconds. */
const SKIP_DELAY = 300;

/** A part of a page with tooltips, which share their open delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** The button that it describes, of type `button`. */
  children: ReactElement;
}

/**
 * A short description that opens when its button is hovered, focused, or tapped. Screen readers read it after the
 * button's name. Use it within a {@link TooltipGroup}; import it lazily.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useRef(false);

  /** By default a click closes a tooltip; touch screens have no hover, so a tap opens it. */
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
