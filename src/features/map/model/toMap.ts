import { mapPicture } from '#content/map/mapPicture.ts';
import type { MapEvent } from '#content/map/schema.ts';
import { MESSAGES } from '#content/map/venue/messages/index.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { LightboxPicture } from '#ui/lightbox/lightboxPicture.ts';

export interface VenueMap extends LightboxPicture {
  id: string;
  title: string;
  location: string | undefined;
  caption: string | undefined;
  placeholder: string | undefined;
  /** Whether it is a file that no image service renders, so that the page links to it. */
  isFile: boolean;
}

/** The widths in which a map's picture is offered. Pixels. */
export const MAP_WIDTHS = [480, 736, 960, 1440, 2400] as const;

/** The maps that have a picture or a file. */
export function toMaps(events: readonly MapEvent[], t: I18n['t']): VenueMap[] {
  return events.flatMap(({ _id, title = t(MESSAGES.unnamedMap), location, pdf }) => {
    const src = mapPicture(pdf);
    if (src === undefined) return [];
    const { alt, caption } = pdf.context?.custom ?? {};
    const { width, height, placeholder } = pdf;
    const isFile = pdf.resource_type === 'raw';
    return [
      { id: _id, title, location, caption, src, alt: alt ?? title, width, height, placeholder, isFile },
    ];
  });
}
