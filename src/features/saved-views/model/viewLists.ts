import type { Feature } from '#features/feature.ts';
import { feed } from '#features/feed/index.ts';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { schedule } from '#features/schedule/index.ts';
import { type Address, addressText } from '#lib/url/screenCodec.ts';

/** The screens whose lists a saved view can show. */
export const VIEW_LISTS: readonly Feature[] = [marketplace, lineup, schedule, feed];

/** The list that an address belongs to; undefined for an address of another screen. */
export function listOf(address: Address | undefined): Feature | undefined {
  return address && VIEW_LISTS.find(({ urlState }) => urlState?.codec.read(address) !== undefined);
}

/** The address of the filtered list, with its filters only. */
export function listHref({ path, urlState }: Feature, address: Address): string {
  if (!urlState) return path;
  const { codec } = urlState;
  return addressText(codec.write(codec.read(address), { pathname: path, search: '' }));
}
