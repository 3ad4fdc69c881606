import type { UrlState } from '#features/feature.ts';
import type { Address } from '#lib/url/screenCodec.ts';
import { injectDeferred } from './injectDeferred.ts';
import type { AppStore } from '#content/store.ts';
import { readAddress } from './url-sync/urlSync.ts';
import { clockUrlState } from '#features/clock/index.ts';

/**
 * Adds the clock to the store, and sets its time if the address has `at=`.
 *
 * @param states the states of URL sync; the time is added to them.
 */
export function readTimeTravel(store: AppStore, address: Address, states: Set<UrlState<unknown>>): void {
  injectDeferred();
  states.add(clockUrlState);
  readAddress(store, address, [clockUrlState]);
}
