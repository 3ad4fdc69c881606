import { createContext, useContext, useEffect } from 'react';

/** What the site tells its makers. No call throws, whatever blocks or breaks on the way. */
export interface Telemetry {
  /** @param path without the query string, such as `/faq` */
  pageView(path: string): void;
  /** @param destination the address that the item leads to */
  navigationClick(label: string, destination?: string): void;
  /** @param destination the ticket shop's address */
  purchaseClick(label: string, destination?: string): void;
  /**
   * A fault of the site or its services. What a visitor causes, such as an unknown path, is none.
   *
   * @param error whatever was thrown or rejected with; the same object counts once
   * @param where the part of the site that failed, such as `hero-video`
   */
  failure(error: unknown, where: string): void;
}

/** For where nobody looks, such as on Node. */
export const silentTelemetry: Telemetry = {
  pageView() {},
  navigationClick() {},
  purchaseClick() {},
  failure() {},
};

/** The app provides it, because features and hooks may not import from there. Without a provider nothing is told. */
export const TelemetryContext = createContext(silentTelemetry);

export function useTelemetry(): Telemetry {
  return useContext(TelemetryContext);
}

/**
 * Tells of a failure that a visitor is shown: once, however often it is rendered.
 *
 * @param error undefined while there is none
 * @param where as for `Telemetry.failure`; without it nothing is told
 */
export function useFailureReport(error: unknown, where: string | undefined): void {
  const telemetry = useTelemetry();
  useEffect(() => {
    if (error !== undefined && where !== undefined) telemetry.failure(error, where);
  }, [telemetry, error, where]);
}
