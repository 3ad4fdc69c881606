import { useState } from 'react';
import { MESSAGES } from '../messages/index.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { clearRecentSearches, readRecentSearches } from '../recentSearches.ts';
import { searchAddress } from '../searchCodec.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from '../SearchPage.module.scss';

/** The visitor's recent searches on this device. */
export function RecentSearches({ onSearch }: { onSearch(text: string): void }) {
  const { t } = useI18n();
  const isHydrating = useHydrating();
  const [isCleared, setCleared] = useState(false);
  const searches = isHydrating || isCleared ? [] : readRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{t(MESSAGES.recent)}</h2>
      <ul className={styles.hits}>
        {searches.map((text) => (
          <li key={text}>
            <PlainLink
              href={searchAddress(text)}
              className={styles.hit}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onSearch(text);
              }}
            >
              <span className={styles.name} dir="auto">
                {text}
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          clearRecentSearches();
          setCleared(true);
        }}
      >
        {t(MESSAGES.clearRecent)}
      </Button>
    </section>
  );
}
