import type { Feature } from '#features/feature.ts';
import { feed } from '#features/feed/index.ts';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { schedule } from '#features/schedule/index.ts';
import type { ViewItemType } from '#lib/model/savedView.ts';
import { type Address, addressText } from '#lib/url/screenCodec.ts';

/** The screens whose lists a saved view can show. */
export const VIEW_LISTS: readonly Feature[] = [marketplace, lineup, schedule, feed];

/** The paths of the lists that items belong to. */
const PATH_OF_TYPE: Record<ViewItemType, string> = {
  place: marketplace.path,
  performer: lineup.path,
  scheduleEvent: schedule.path,
  feedItem: feed.path,
};

/** The list of an address; undefined if it is of another screen. */
export function listOf(address: Address | undefined): Feature | undefined {
  return address && VIEW_LISTS.find(({ urlState }) => urlState?.codec.read(address) !== undefined);
}

/** The filtered list's own address, with its filters alone. */
export function listHref({ path, urlState }: Feature, address: Address): string {
  if (!urlState) return path;
  const { codec } = urlState;
  return addressText(codec.write(codec.read(address), { pathname: path, search: '' }));
}

/** The paths of the lists that a view belongs to: that of its address, or those of its items. */
export function pathsOfView(view: { address: Address | undefined; types: readonly ViewItemType[] }) {
  if (view.types.length > 0) return view.types.map((type) => PATH_OF_TYPE[type]);
  return [listOf(view.address)?.path ?? ''];
}
