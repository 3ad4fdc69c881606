import type { Telemetry } from '#hooks/useTelemetry.ts';

/** Reports exceptions and rejected promises that no other code has caught. */
export function connectGlobalHandlers(telemetry: Pick<Telemetry, 'failure'>): void {
  window.addEventListener('error', ({ error }) => {
    // Events without an error are browser notices (ResizeObserver) or 'Script error.' of another origin.
    if (error != null) telemetry.failure(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => telemetry.failure(reason, 'promise'));
}
