import { createContext, useContext, useEffect } from 'react';

/** Reports usage and failures. No call throws, whatever is blocked or broken. */
export interface Telemetry {
  /** @param path without the query string, such as `/faq` */
  pageView(path: string): void;
  /** @param destination the URL that the item links to */
  navigationClick(label: string, destination?: string): void;
  /** @param destination the ticket shop's URL */
  purchaseClick(label: string, destination?: string): void;
  /** @param text what the visitor searches for */
  search(text: string): void;
  /**
   * Reports a fault of the site or its services, not of the visitor, such as an unknown path.
   *
   * @param error anything thrown or rejected; the same object counts once
   * @param where the part of the site that failed, such as `hero-video`
   */
  failure(error: unknown, where: string): void;
}

/** The default; used on Node. */
export const silentTelemetry: Telemetry = {
  pageView() {},
  navigationClick() {},
  purchaseClick() {},
  search() {},
  failure() {},
};

/** Provided by the app, which features and hooks may not import. */
export const TelemetryContext = createContext(silentTelemetry);

export function useTelemetry(): Telemetry {
  return useContext(TelemetryContext);
}

/**
 * Reports a failure that a visitor sees: once, however often it is rendered.
 *
 * @param error undefined while there is none
 * @param where as for `Telemetry.failure`; without it nothing is reported
 */
export function useFailureReport(error: unknown, where: string | undefined): void {
  const telemetry = useTelemetry();
  useEffect(() => {
    if (error !== undefined && where !== undefined) telemetry.failure(error, where);
  }, [telemetry, error, where]);
}
