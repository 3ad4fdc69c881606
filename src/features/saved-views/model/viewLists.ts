import type { Feature } from '#features/feature.ts';
import { type Address, addressText } from '#lib/url/screenCodec.ts';

/**
 * The screen whose list an address names.
 *
 * @param address a view's: that of a list of a kind with `isInSavedViews`, as `viewAddress` reads it.
 */
export function listOf(features: readonly Feature[], address: Address | undefined): Feature | undefined {
  return address && features.find(({ urlState }) => urlState?.codec.read(address) !== undefined);
}

/** The address of the filtered list, with its filters only. */
export function listHref({ path, urlState }: Feature, address: Address): string {
  if (!urlState) return path;
  const { codec } = urlState;
  return addressText(codec.write(codec.read(address), { pathname: path, search: '' }));
}
