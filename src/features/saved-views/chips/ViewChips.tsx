import { type ComponentType, Suspense, memo, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { loadViewLinks, loadedViewLinks } from './loadViewLinks.ts';
import styles from './ViewChips.module.scss';

interface ViewChipsProps {
  /** The list's. */
  path: string;
}

// The list is whole without them, and those of a page that was rendered on Node work as they are.
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
 * Links to the saved views of a list. Only their look is in the code of the list's screen. They are there from the start
 * or not at all: what comes later would push the list down.
 */
export function ViewChips({ path }: ViewChipsProps) {
  const isHydrating = useHydrating();
  const [Links] = useState(() => loadedViewLinks() ?? (isHydrating ? ViewLinks : undefined));
  return <Chips Links={Links} path={path} />;
}

/** Does not render again with the end of hydration, which would empty it until its chunk is loaded. */
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
