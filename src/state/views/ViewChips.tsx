import { Suspense } from 'react';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import styles from './ViewChips.module.scss';

// The list is whole without them, and those of a page that was rendered on Node work as they are.
const ViewLinks = lazyWithFallback(
  async () => {
    if (typeof window === 'object') {
      await pageLoaded();
      await idle();
    }
    return import(/* webpackChunkName: "view-links" */ './ViewLinks.tsx');
  },
  () => null,
);

/** Links to the saved views of a list. Only their look is in the code of the list's screen. */
export function ViewChips({ path }: { path: string }) {
  return (
    <div className={styles.chips}>
      <Suspense>
        <ViewLinks path={path} />
      </Suspense>
    </div>
  );
}
