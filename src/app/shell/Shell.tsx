import { Outlet } from 'react-router-dom';
import { useGetEventQuery } from '../../api/content/event';
import { FACTS } from '../../lib/facts';
import { BackToTop } from '../../ui/back-to-top/BackToTop';
import { DocumentHead } from './DocumentHead';
import { Header } from './Header';
import styles from './Shell.module.scss';

/** What stands around every screen. */
export function Shell() {
  const { data: event } = useGetEventQuery();
  return (
    <div className={styles.shell}>
      <DocumentHead event={event} />
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header event={event} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <BackToTop threshold={FACTS.backToTopThreshold} />
    </div>
  );
}
