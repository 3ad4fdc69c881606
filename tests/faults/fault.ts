import type { FaultHandler, QueryParams } from '../support/faultProxy.ts';
import type { Step } from '../support/scriptedServer.ts';
import type { PageTime } from './pageTime.ts';
import type { ScreenName } from './screens.ts';

/** The final state of a screen. */
export type Outcome = 'whole' | 'failed' | 'missing';

export interface Fault {
  name: string;
  /** Created for each visit. */
  handler(time: PageTime): FaultHandler;
  /** A connection that fails before any request; an error code of Playwright. */
  noConnection?: 'connectionrefused' | 'namenotresolved';
  /** What the page gets when it listens to changes; the cell waits until the page does. Default: silence. */
  listener?: Step;
  /** Applies to these queries instead of the screen's own. */
  matches?(params: QueryParams): boolean;
  outcome: Outcome;
  /** Screens with a different outcome. */
  except?: Partial<Record<ScreenName, Outcome>>;
  /** The number of requests per query until the outcome. */
  requests: number;
  /** The minimum, if there may be fewer. */
  fewestRequests?: number;
  /** Minimum and maximum delay between one request and the next, in order. Milliseconds of page time. */
  waits?: readonly (readonly [number, number])[];
  /** Step by which page time advances. Milliseconds; default: a second between retries, else 0. */
  step?: number;
  /** Whether the screen must show that it is loading during the fault. */
  isWaiting?: boolean;
  /** Whether the visitor leaves during the fault. */
  isAbandoned?: boolean;
  /** Screens that `npm test` checks; `npm run test:faults` checks all. */
  sample: readonly [ScreenName, ...ScreenName[]];
}
