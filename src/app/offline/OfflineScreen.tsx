import { type ComponentProps, useEffect, useState } from 'react';
import type { Feature } from '#features/feature.ts';
import { canReach } from '#lib/network/canReach.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorScreen, Notice } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { features } from '../features.ts';
import { cachedChunks } from './cachedChunks.ts';
import { Link } from '#ui/links/Link.tsx';
import styles from './OfflineScreen.module.scss';

/** How long the site may take to say that it is there. Milliseconds. */
const TIMEOUT = 5000;

/**
 * Stands in for a screen whose code did not come. Without a network it says so and leads to the screens that are kept;
 * else the failure is told as any other.
 */
export default function OfflineScreen(failure: ComponentProps<typeof ErrorScreen>) {
  const [kept, setKept] = useState<readonly Feature[]>();
  const [isReachable, setReachable] = useState<boolean>();
  useEffect(() => {
    void canReach('/', AbortSignal.timeout(TIMEOUT)).then(setReachable);
    cachedChunks().then(
      (chunks) =>
        setKept(features.filter(({ offlineName, chunk }) => offlineName !== undefined && chunks.has(chunk))),
      () => setKept([]),
    );
  }, []);
  if (isReachable) return <ErrorScreen {...failure} />;
  if (isReachable === undefined || !kept) return <LoadingScreen />;
  return (
    <Notice
      heading="h1"
      title="Not available offline"
      text="The site cannot be reached, and this page was not opened on this device while it could."
    >
      {kept.length > 0 && (
        <nav className={styles.kept} aria-label="Available offline">
          <p className={styles.label}>Available offline</p>
          <ul className={styles.list}>
            {kept.map(({ offlineName, path }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {offlineName}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {failure.onRetry && (
        <Button variant="primary" onClick={failure.onRetry}>
          Try Again
        </Button>
      )}
    </Notice>
  );
}
