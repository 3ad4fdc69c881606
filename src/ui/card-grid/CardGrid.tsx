import { Suspense, useState } from 'react';
import { useLoaded } from '#hooks/useLoaded.ts';
import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import { AllCards, type CardsProps } from './AllCards.tsx';
import styles from './CardGrid.module.scss';
import { loadVirtualCards } from './loadVirtualCards.ts';

const VirtualCards = lazyWithFallback(loadVirtualCards, AllCards);

/**
 * Virtualised cards in columns (`list`: one column) that scroll with the window. Until the code of the virtual list has
 * arrived, a rendered page stays as it is, and other cards are all mounted: filters do not wait for that code.
 */
export function CardGrid<Item>(props: CardsProps<Item>) {
  const isLoaded = useLoaded(loadVirtualCards);
  const [first] = useState({ isLoaded, items: props.items });
  const cards = <AllCards {...props} />;
  // React would hold back a deferred update until the code has arrived.
  if (!isLoaded && props.items !== first.items) return cards;
  return (
    <Suspense fallback={cards}>
      <VirtualCards {...props} styles={styles} isLate={!first.isLoaded} />
    </Suspense>
  );
}
