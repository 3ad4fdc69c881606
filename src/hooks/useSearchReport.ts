import { useEffect } from 'react';
import { useTelemetry } from './useTelemetry.ts';

/** A search counts after the visitor has paused typing for this long. Milliseconds. */
const TYPED = 2000;

/** Reports a search once it is typed, not at each key. */
export function useSearchReport(text: string): void {
  const telemetry = useTelemetry();
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => telemetry.search(typed), TYPED);
    return () => clearTimeout(timer);
  }, [telemetry, typed]);
}
