import { Suspense, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useGetEventQuery } from '#content/festival/api.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { useMenu } from './useMenu.ts';
import styles from './Footer.module.scss';

/** Where its chunk does not arrive there is no footer, and the page above stays. */
const FooterContent = lazyWithFallback(
  () => import(/* webpackChunkName: "footer" */ './FooterContent.tsx'),
  () => null,
);

/** How far below the window the footer may be when its chunk is loaded, in heights of the window. */
const NEAR = '50%';

/** The footer of every page. Its chunk is loaded when it is nearly in view, unless the page was rendered with it. */
export function Footer() {
  const { data: event, isLoading: isEventLoading } = useGetEventQuery();
  const menu = useMenu('footer');
  const isLoading = isEventLoading || menu === undefined;
  const [mark, isNear] = useInView({ rootMargin: NEAR, triggerOnce: true, skip: isLoading });
  const isHydrating = useHydrating();
  const [wasRendered] = useState(isHydrating);
  return (
    <footer ref={mark} id="footer" className={styles.footer} aria-busy={isLoading}>
      {isLoading || !(isNear || wasRendered) ? (
        <FooterSkeleton />
      ) : (
        <Suspense fallback={<FooterSkeleton />}>
          <FooterContent event={event} menu={menu} />
        </Suspense>
      )}
      {/* An exported or cached page may be last year's: it is hydrated as it is, and rendered again with this year. */}
      <p key={String(isHydrating)} className={styles.copyright} suppressHydrationWarning>
        © {new Date().getFullYear()} {festivalSettings(event).organizer.name}. ALL RIGHTS RESERVED.
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
