import type { UrlState } from '#features/feature.ts';
import type { Address } from '#lib/url/screenCodec.ts';
import { injectDeferred } from './injectDeferred.ts';
import type { AppStore } from '#content/store.ts';
import { readAddress } from './url-sync/urlSync.ts';
import { clockUrlState } from '#features/clock/index.ts';

/**
 * Adds the clock to the store, and sets the time of a preview if the address has one.
 *
 * @param states those of URL sync, of which the preview's time becomes one.
 */
export function readTimeTravel(store: AppStore, address: Address, states: Set<UrlState<unknown>>): void {
  injectDeferred();
  states.add(clockUrlState);
  readAddress(store, address, [clockUrlState]);
}
