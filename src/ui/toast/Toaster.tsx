import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { currentToasts, subscribeToToasts } from './toast.ts';

// A toast often tells of a network failure, which may keep the chunk away too.
const Toasts = lazyWithFallback(() => import(/* webpackChunkName: "toasts" */ './Toasts.tsx'), PlainToasts);

/** The place where toasts stand. It is nothing, and loads nothing, until the first one. */
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
