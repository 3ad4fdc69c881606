import { type ComponentType, Suspense, memo, useState } from 'react';
import { useLoaded } from '#hooks/useLoaded.ts';
import type { Loader } from '#lib/createLoader.ts';
import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import styles from './FilterChips.module.scss';

/**
 * Chips in a chunk of their own, because most addresses choose nothing. Rendered chips are links until it has arrived;
 * other props before that would remove them. The styles are with the list, so that a page needs no other style sheet.
 */
export function lazyChips<Props extends object>(
  load: Loader<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Chips = lazyWithFallback(load, () => null);
  const Boundary = memo(function Boundary({ shown }: { shown: Props }) {
    return (
      <div className={styles.chips}>
        <Suspense>
          <Chips {...shown} />
        </Suspense>
      </div>
    );
  });
  return function LazyChips(props) {
    const isLoaded = useLoaded(load);
    const [first] = useState(props);
    return <Boundary shown={isLoaded ? props : first} />;
  };
}
