import { type ComponentType, Suspense, memo, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { loadViewLinks } from './loadViewLinks.ts';
import styles from './ViewChips.module.scss';

interface ViewChipsProps {
  /** The list's path. */
  path: string;
}

// The list is complete without the links. Links on a page that was rendered on Node work before their code is loaded.
const ViewLinks = lazyWithFallback<ViewChipsProps>(
  async () => {
    if (typeof window === 'object') {
      await pageLoaded();
      await idle();
    }
    return loadViewLinks();
  },
  () => null,
);

/**
 * Links to the saved views of a list. The list's screen contains only their styles. They are shown from the start or
 * not at all: links that appear later would push the list down.
 */
export function ViewChips({ path }: ViewChipsProps) {
  const isHydrating = useHydrating();
  const [Links] = useState(() => loadViewLinks.loaded()?.default ?? (isHydrating ? ViewLinks : undefined));
  return <Chips Links={Links} path={path} />;
}

/** Memoised: another render at the end of hydration would empty it until its chunk is loaded. */
const Chips = memo(function Chips({
  Links,
  path,
}: ViewChipsProps & { Links?: ComponentType<ViewChipsProps> }) {
  return (
    <div className={styles.chips}>
      {Links && (
        <Suspense>
          <Links path={path} />
        </Suspense>
      )}
    </div>
  );
});
