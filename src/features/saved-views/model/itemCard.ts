import { commaList } from '#lib/text/commaList.ts';
import { addressOf } from '#content/kindAddress.ts';
import { kindOfType } from '#content/kinds.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { weekdayAndTime } from '#lib/dates/timeTexts.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { readInstant } from '#lib/dates/instant.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { postPicture } from '#content/post/postPicture.ts';
import { isShownCategory } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { ViewItem } from '#content/saved-view/schema.ts';

/** The kind of an item's pick; undefined if the item cannot be picked. */
export function pickKindOf({ _type }: Pick<ViewItem, '_type'>): string | undefined {
  const kind = kindOfType(_type);
  return kind?.pickLetter && kind.name;
}

/** The address of an item; undefined if its alias is missing or cannot be part of a URL. */
export function itemHref({ _type, alias }: Pick<ViewItem, '_type' | 'alias'>): string | undefined {
  const kind = kindOfType(_type);
  return kind && addressOf(kind, alias?.current);
}

/** The content of an item's card. */
export function itemCard(item: ViewItem, { zone }: Pick<FestivalTime, 'zone'>, t: I18n['t']) {
  const picture = postPicture(item.pictures);
  const category = item.categories.find(isShownCategory)?.name;
  return {
    name: item.name,
    detail: timeAndPlace(item, zone, t) ?? category,
    picture: assetAddress(picture),
    tint: tintOf(item.categories, picture),
    hasLink: false,
  };
}

/** `Sat 2:00 PM, Main Stage`; undefined for an item that has neither. */
function timeAndPlace(
  { startsAt, locationName }: ViewItem,
  zone: FestivalTime['zone'],
  t: I18n['t'],
): string | undefined {
  const start = readInstant(startsAt, zone);
  const clock = start === undefined ? undefined : zone.wallClockAt(start);
  const time = clock && weekdayAndTime(clock, t);
  return commaList([time, locationName], t) || undefined;
}
