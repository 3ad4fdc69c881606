import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import type { BlockPlace } from '../../model/blocks.ts';
import { MESSAGES } from '../../model/messages.ts';
import styles from './JumpToNow.module.scss';

/** A button that leads to the running events while they are outside the window. */
export default function JumpToNow({ hour, index }: BlockPlace) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const block = blockAt(hour, index);
    if (!block) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(block);
    return () => observer.disconnect();
  }, [hour, index]);

  function jump() {
    const block = blockAt(hour, index);
    block?.scrollIntoView({ block: 'center' });
    // The rows of a block are mounted when the block comes near the window.
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

function blockAt(hour: string, index: number) {
  return document.getElementById(hour)?.querySelectorAll(':scope > ul')[index];
}
