import { type ComponentProps, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { exhibitorGuide } from '../../features/exhibitor-guide';
import { faq } from '../../features/faq';
import { feed } from '../../features/feed';
import { home } from '../../features/home';
import { hotel } from '../../features/hotel';
import { lineup } from '../../features/lineup';
import { map } from '../../features/map';
import { marketplace } from '../../features/marketplace';
import { schedule } from '../../features/schedule';
import { vendorApplication } from '../../features/vendor-application';
import { Button } from '../../ui/buttons/Button';
import { ErrorScreen, Notice } from '../../ui/states/ErrorScreen';
import { LoadingScreen } from '../../ui/states/LoadingScreen';
import { keptChunks } from './keptChunks';
import styles from './LostScreen.module.scss';

interface Screen {
  name: string;
  path: string;
  chunk: string;
}

/** What visitors look for on the day comes first. */
const SCREENS: readonly Screen[] = [
  { name: 'Schedule', ...schedule },
  { name: 'Map', ...map },
  { name: 'Marketplace', ...marketplace },
  { name: 'Lineup', ...lineup },
  { name: 'Feed', ...feed },
  { name: 'Hotel', ...hotel },
  { name: 'FAQ', ...faq },
  { name: 'Exhibitor guide', ...exhibitorGuide },
  { name: 'Vendor application', ...vendorApplication },
  { name: 'Home', path: '/', ...home },
];

/** How long the site may take to say that it is there. Milliseconds. */
const PATIENCE = 5000;

/**
 * Stands in for a screen whose code did not come. Without a network it says so and leads to the screens that are kept;
 * else the failure is told as any other.
 */
export default function LostScreen(failure: ComponentProps<typeof ErrorScreen>) {
  const [kept, setKept] = useState<readonly Screen[]>();
  const [isReachable, setReachable] = useState<boolean>();
  useEffect(() => {
    answers().then(setReachable);
    keptChunks().then(
      (chunks) => setKept(SCREENS.filter(({ chunk }) => chunks.has(chunk))),
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
            {kept.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {name}
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

/** A HEAD request is never answered from what the service worker keeps. */
function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
