import { commaList } from '#lib/text/commaList.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { mapAddress } from './mapFilters.ts';
import type { PlaceBooths } from './placeBooths.ts';
import { MESSAGES } from './venue/messages/index.ts';

/** A link to each booth on its map. `name` says more than the text of a single link. */
export function boothLinks(booths: PlaceBooths, t: I18n['t']): { to: string; text: string; name?: string }[] {
  const links = booths.flatMap(({ map = '', title, labels }) =>
    [...new Set(labels)].map((booth) => ({ booth, title, to: mapAddress({ map, booth }) })),
  );
  return links.map(({ booth, title, to }) => {
    if (links.length > 1) return { to, text: t(MESSAGES.showBooth, { booth }) };
    const place = commaList([title, booth], t);
    return { to, text: t(MESSAGES.showOnMap), name: t(MESSAGES.showPlaceOnMap, { place }) };
  });
}
