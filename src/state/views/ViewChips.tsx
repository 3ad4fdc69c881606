import { Suspense } from 'react';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import styles from './ViewChips.module.scss';

// The list is whole without them.
const ViewLinks = lazyWithFallback(
  () => import(/* webpackChunkName: "view-links" */ './ViewLinks.tsx'),
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
