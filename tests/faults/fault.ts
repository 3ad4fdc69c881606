import type { FaultHandler, QueryParams } from '../support/faultProxy.ts';
import type { PageTime } from './pageTime.ts';
import type { ScreenName } from './screens.ts';

/** What a visitor gets in the end. */
export type Outcome = 'whole' | 'failed' | 'missing';

export interface Fault {
  name: string;
  /** Made anew for each visit. */
  handler(time: PageTime): FaultHandler;
  /** A connection that does not even come about has no request to meet anything: Playwright's word for it. */
  noConnection?: 'connectionrefused' | 'namenotresolved';
  /** Strikes these questions in the place of the screen's own. */
  matches?(params: QueryParams): boolean;
  outcome: Outcome;
  /** Outcomes of screens that differ. */
  except?: Partial<Record<ScreenName, Outcome>>;
  /** How often each question is asked until then. */
  requests: number;
  /** Where it may be less often. */
  fewestRequests?: number;
  /** The least and the most between one request and the next, in turn. Milliseconds of the page's time. */
  waits?: readonly (readonly [number, number])[];
  /** How far the page's time is led on at once. Milliseconds; a second between tries when left out, nothing without. */
  step?: number;
  /** Whether the screen must say that it is loading while the fault lasts. */
  isWaiting?: boolean;
  /** Whether the visitor leaves in the meantime. */
  isAbandoned?: boolean;
  /** Screens on which `npm test` tries it; the whole table is `npm run test:faults`. */
  sample: readonly [ScreenName, ...ScreenName[]];
}
