import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { currentToasts, subscribeToToasts } from './toast.ts';

// What failed is often the network itself: then the chunk does not come, and the words must be shown all the same.
const Toasts = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './Toasts.tsx').catch(() => ({ default: PlainToasts })),
);

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
