import type { ViewItemType } from './schema.ts';
import type { Address } from '#lib/url/screenCodec.ts';
import { addressUnder } from '#lib/url/webAddress.ts';

/** The path below which saved views have their addresses. */
export const VIEWS_PATH = '/views';

/** The paths of the lists that items belong to. */
const PATH_OF_TYPE: Record<ViewItemType, string> = {
  place: '/marketplace',
  performer: '/lineup',
  scheduleEvent: '/schedule',
  feedItem: '/feed',
};

/** The address of a view; undefined for one without an alias that can be part of a URL. */
export function viewHref({ alias }: { alias?: { current: string } | undefined }): string | undefined {
  return addressUnder(VIEWS_PATH, alias?.current);
}

/** The paths of the lists that a view belongs to: those of its items, or that of its address. */
export function pathsOfView(view: {
  address?: Address | undefined;
  types: readonly ViewItemType[];
}): readonly string[] {
  if (view.types.length > 0) return view.types.map((type) => PATH_OF_TYPE[type]);
  return view.address ? [view.address.pathname.toLowerCase().replace(/(?<=.)\/.*/, '')] : [];
}
