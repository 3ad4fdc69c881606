import { useDeferredValue, useEffect, useState } from 'react';

/** How long results may lag behind. Milliseconds; shorter than React's own limit of five seconds. */
const MAX_LAG = 100;

/**
 * A value that may lag behind, so that a key does not wait for what is rendered with it. On a slow phone every key
 * interrupts that rendering, and a fast typist would see no result; after a short lag the next rendering is not
 * interrupted.
 */
export function useBriefLag<Value>(value: Value): Value {
  const deferred = useDeferredValue(value);
  const isBehind = deferred !== value;
  const [isUrgent, setUrgent] = useState(false);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setUrgent(true), MAX_LAG);
    return () => {
      clearTimeout(timer);
      setUrgent(false);
    };
  }, [isBehind]);
  return isUrgent ? value : deferred;
}
