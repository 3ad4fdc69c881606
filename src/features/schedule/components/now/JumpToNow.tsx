import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { MESSAGES } from '../../model/messages.ts';
import styles from './JumpToNow.module.scss';

interface JumpToNowProps {
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
  /** Index of the first row of the block with the first running event, or else the next one. */
  start: number;
}

/** Leads to what is on now while that is outside of the window. */
export function JumpToNow({ list, start }: JumpToNowProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const block = blockAt(list.current, start);
    if (!block) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(block);
    return () => observer.disconnect();
  }, [list, start]);

  function jump() {
    const block = blockAt(list.current, start);
    block?.scrollIntoView({ block: 'center' });
    // The rows of a block are mounted when it comes near.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => block?.querySelector('a')?.focus({ preventScroll: true })),
    );
  }

  return (
    <div className={styles.jump}>
      {isAway && (
        <Button variant="primary" onClick={jump}>
          {MESSAGES.jumpToNow}
        </Button>
      )}
    </div>
  );
}

function blockAt(list: HTMLElement | null, start: number) {
  return list?.querySelector(`[data-start="${start}"]`);
}
