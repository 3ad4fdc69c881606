import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { currentToasts, subscribeToToasts } from './toast.ts';

// A toast often reports a network failure, which may also keep its chunk from loading.
const Toasts = lazyWithFallback(() => import(/* webpackChunkName: "toasts" */ './Toasts.tsx'), PlainToasts);

/** The container of toasts. It renders and loads nothing until the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <Toasts toasts={toasts} />
      </Suspense>
    )
  );
}
