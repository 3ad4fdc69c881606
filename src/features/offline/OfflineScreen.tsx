import { type ComponentProps, useEffect, useState } from 'react';
import type { Feature } from '#features/feature.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { canReach } from '#lib/network/canReach.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorScreen, Notice } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { cachedChunks } from './cachedChunks.ts';
import { Link } from '#ui/links/Link.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './OfflineScreen.module.scss';

/** After this time without an answer the site counts as unreachable. Milliseconds. */
const TIMEOUT = 5000;

interface OfflineScreenProps extends ComponentProps<typeof ErrorScreen> {
  /** All screens, in the order in which they are listed. */
  screens: readonly Feature[];
}

/**
 * Replaces a screen whose chunk cannot be loaded. Without a network it says so and links to the screens that are
 * stored; otherwise it shows the failure like any other.
 */
export default function OfflineScreen({ screens, ...failure }: OfflineScreenProps) {
  const { t } = useI18n();
  const [available, setAvailable] = useState<readonly Feature[]>();
  const [isReachable, setReachable] = useState<boolean>();
  useEffect(() => {
    void canReach('/', AbortSignal.timeout(TIMEOUT)).then(setReachable);
    cachedChunks().then(
      (chunks) =>
        setAvailable(
          screens.filter(({ offlineName, chunk }) => offlineName !== undefined && chunks.has(chunk)),
        ),
      () => setAvailable([]),
    );
  }, [screens]);
  if (isReachable) return <ErrorScreen {...failure} />;
  if (isReachable === undefined || !available) return <LoadingScreen />;
  return (
    <Notice heading="h1" title={t(MESSAGES.title)} text={t(MESSAGES.unreachable)}>
      {available.length > 0 && (
        <nav className={styles.available} aria-label={t(MESSAGES.available)}>
          <p className={styles.label}>{t(MESSAGES.available)}</p>
          <ul className={styles.list}>
            {available.map(({ offlineName, path }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {offlineName && t(offlineName)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {failure.onRetry && (
        <Button variant="primary" onClick={failure.onRetry}>
          {t(WORDS.tryAgain)}
        </Button>
      )}
    </Notice>
  );
}
