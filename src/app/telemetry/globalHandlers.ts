import type { Telemetry } from '#hooks/useTelemetry.ts';

/**
 * Reports exceptions and rejected promises that no other code has caught.
 *
 * @returns a function that disconnects it
 */
export function connectGlobalHandlers(telemetry: Pick<Telemetry, 'failure'>): () => void {
  function onError({ error }: ErrorEvent) {
    // Events without an error are browser notices (ResizeObserver) or 'Script error.' of another origin.
    if (error != null) telemetry.failure(error, 'window');
  }
  function onRejection({ reason }: PromiseRejectionEvent) {
    telemetry.failure(reason, 'promise');
  }
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
