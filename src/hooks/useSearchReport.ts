import { useEffect } from 'react';
import { useTelemetry } from './useTelemetry.ts';

/** Who pauses this long has typed what was meant. Milliseconds. */
const TYPED = 2000;

/** Reports what is searched for, once it is typed; not the beginnings of words. */
export function useSearchReport(text: string): void {
  const telemetry = useTelemetry();
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => telemetry.search(typed), TYPED);
    return () => clearTimeout(timer);
  }, [telemetry, typed]);
}
