import { feed } from '#features/feed/index.ts';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { schedule } from '#features/schedule/index.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayAbbreviation, timeText } from '#lib/dates/timeTexts.ts';
import { readInstant } from '#lib/dates/instant.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { postPicture } from '#content/post/postPicture.ts';
import { isShownCategory } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { ViewItem } from '#content/saved-view/schema.ts';
import type { PickKind } from '#content/pickCode.ts';
import { writeParams } from '#lib/url/queryParams.ts';
import { addressUnder } from '#lib/url/webAddress.ts';

/** How visitors pick an item; undefined for what they cannot pick. */
export const PICK_KINDS: Record<ViewItem['_type'], PickKind | undefined> = {
  place: 'place',
  performer: 'performer',
  scheduleEvent: 'event',
  feedItem: undefined,
};

/** The address of an item's dialog; undefined for one without an alias that can be part of a URL. */
export function itemHref({ _type, alias }: ViewItem): string | undefined {
  switch (_type) {
    case 'place':
      return addressUnder(marketplace.path, alias?.current);
    case 'performer':
      return addressUnder(lineup.path, alias?.current);
    case 'scheduleEvent':
      return addressUnder(schedule.path, alias?.current);
    case 'feedItem':
      return alias && feed.path + writeParams({ post: alias.current }, '');
  }
}

/** What the card of an item shows. */
export function itemCard(item: ViewItem, { zone }: Pick<FestivalTime, 'zone'>) {
  const picture = postPicture(item.pictures);
  const category = item.categories.find(({ name }) => isShownCategory(name))?.name;
  return {
    name: item.name,
    detail: timeAndPlace(item, zone) ?? category,
    picture: assetAddress(picture),
    tint: tintOf(item.categories, picture),
    hasLink: false,
  };
}

/** `Sat 2:00 PM, Main Stage`; undefined for an item without both. */
function timeAndPlace({ startsAt, locationName }: ViewItem, zone: FestivalTime['zone']): string | undefined {
  const start = readInstant(startsAt, zone);
  const clock = start === undefined ? undefined : zone.wallClockAt(start);
  const time = clock && `${dayAbbreviation(clock)} ${timeText(clock)}`;
  return [time, locationName].filter((text) => text !== undefined).join(', ') || undefined;
}
