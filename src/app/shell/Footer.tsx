import { Suspense, useState } from 'react';
import { useEventState } from '#content/festival/api.ts';
import { useInView } from '#hooks/useInView.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { useMenu } from './useMenu.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Footer.module.scss';

/** If the chunk cannot be loaded, the page has no footer. */
const FooterContent = lazyWithFallback(
  () => import(/* webpackChunkName: "footer" */ './FooterContent.tsx'),
  () => null,
);

/** How far below the window the footer is when its chunk is loaded, as a share of the window's height. */
const ROOT_MARGIN = '50%';

/**
 * The footer of every page. Its chunk is loaded shortly before it comes into view, unless the page contains it already.
 */
export function Footer() {
  const { t } = useI18n();
  const { data: event, isLoading: isEventLoading } = useEventState();
  const menu = useMenu('footer');
  const isLoading = isEventLoading || menu === undefined;
  const [mark, isNear] = useInView({ rootMargin: ROOT_MARGIN, isForGood: true });
  const isHydrating = useHydrating();
  const [wasRendered] = useState(isHydrating);
  return (
    // A page that is loading is so short that its footer is in view.
    <footer ref={isLoading ? null : mark} id="footer" className={styles.footer} aria-busy={isLoading}>
      {isLoading || !(isNear || wasRendered) ? (
        <FooterSkeleton />
      ) : (
        <Suspense fallback={<FooterSkeleton />}>
          <FooterContent event={event} menu={menu} />
        </Suspense>
      )}
      {/* A cached page may be from last year. It is hydrated as it is, and then rendered with the present year. */}
      <p key={String(isHydrating)} className={styles.copyright} suppressHydrationWarning>
        {t(MESSAGES.allRightsReserved, {
          // oxlint-disable-next-line react/purity -- the comment above says why
          year: new Date().getFullYear(),
          organizer: festivalSettings(event).organizer.name,
        })}
      </p>
    </footer>
  );
}

function FooterSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      {[1, 2, 3].map((column) => (
        <div key={column} className={styles.skeleton} />
      ))}
    </div>
  );
}
