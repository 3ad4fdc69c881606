import type { SchemaTypeDefinition } from '@sanity/types';
import { artist } from './documents/artist.ts';
import { brand } from './documents/brand.ts';
import { category } from './documents/category.ts';
import { event } from './documents/event.ts';
import { exhibitorGuide } from './documents/exhibitorGuide.ts';
import { facet } from './documents/facet.ts';
import { faq } from './documents/faq.ts';
import { feedItem } from './documents/feedItem.ts';
import { hotel } from './documents/hotel.ts';
import { mapEvent } from './documents/mapEvent.ts';
import { navigation } from './documents/navigation.ts';
import { performer } from './documents/performer.ts';
import { place } from './documents/place.ts';
import { savedView } from './documents/savedView.ts';
import { scheduleEvent } from './documents/scheduleEvent.ts';
import { siteSettings } from './documents/siteSettings.ts';
import { staticPage } from './documents/staticPage.ts';
import { type AssetStore, assetFields } from './fields/assets.ts';
import { cloudinaryAsset } from './objects/cloudinaryAsset.ts';
import { mediaModule, savedViewModule, textModule, videoModule } from './objects/modules.ts';
import { importantNote, richText } from './objects/richText.ts';
import { code, simpleTable } from './objects/textBlocks.ts';

/** Every type of document and object that the site reads. */
export function schemaTypes(store: AssetStore): SchemaTypeDefinition[] {
  const assets = assetFields(store);
  const documents = [event, place, performer, scheduleEvent, feedItem, brand, artist, staticPage, savedView];
  return [
    ...[...documents, hotel, mapEvent, siteSettings].map((type) => type(assets)),
    ...[category, exhibitorGuide, facet, faq, navigation],
    ...[mediaModule(assets), textModule, videoModule, savedViewModule],
    ...[richText(assets), importantNote(assets), simpleTable, code],
    ...(store === 'cloudinary' ? [cloudinaryAsset] : []),
  ] as SchemaTypeDefinition[];
}
