import { assetAddress } from '#lib/media/asset.ts';
import type { Asset } from '#lib/model/document.ts';
import type { MapEvent } from '#lib/model/mapEvent.ts';
import type { LightboxPicture } from '#ui/lightbox/lightboxPicture.ts';

export interface VenueMap extends LightboxPicture {
  id: string;
  title: string;
  location: string | undefined;
  caption: string | undefined;
}

const PDF = /\.pdf$/i;
const UNNAMED = 'Venue map';

/** The maps that have a picture. */
export function toMaps(events: readonly MapEvent[]): VenueMap[] {
  return events.flatMap(({ _id, title = UNNAMED, location, pdf }) => {
    const src = pictureOf(pdf);
    if (src === undefined) return [];
    const { alt, caption } = pdf.context?.custom ?? {};
    const { width, height } = pdf;
    return [{ id: _id, title, location, caption, src, alt: alt ?? title, width, height }];
  });
}

/** The image service renders a PDF's first page if the URL asks for a picture. */
function pictureOf(asset: Asset): string | undefined {
  return assetAddress(asset)?.replace(PDF, '.jpg');
}
