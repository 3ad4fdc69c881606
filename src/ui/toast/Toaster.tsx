import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { currentToasts, subscribeToToasts } from './toast.ts';

// Offline the chunk cannot be loaded either, but the message must be shown.
const Toasts = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './Toasts.tsx').catch(() => ({ default: PlainToasts })),
);

/** Renders toasts. Loads their chunk with the first one. */
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
