import { useEffect, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import type { BlockPlace } from '../../model/blocks.ts';
import { MESSAGES } from '../../messages/index.ts';
import styles from './JumpToNow.module.scss';

interface JumpToNowProps extends BlockPlace {
  /** Whether the day of the running events is folded. */
  isFolded: boolean;
  /** The address of their hour. */
  to: string;
}

/** A link to the running events while they are outside the window. */
export default function JumpToNow({ hour, index, isFolded, to }: JumpToNowProps) {
  const { t } = useI18n();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const block = document.getElementById(hour)?.querySelectorAll(':scope > ul')[index];
    if (!block) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(block);
    return () => observer.disconnect();
  }, [hour, index, isFolded]);

  return (
    <div className={styles.jump}>
      {(isAway || isFolded) && (
        <ButtonLink variant="primary" to={to}>
          {t(MESSAGES.jumpToNow)}
        </ButtonLink>
      )}
    </div>
  );
}
