import { type SchemaTypeDefinition, defineArrayMember } from '@sanity/types';
import { artist } from './documents/artist.ts';
import { brand } from './documents/brand.ts';
import { category } from './documents/category.ts';
import { event } from './documents/event.ts';
import { exhibitorGuide } from './documents/exhibitorGuide.ts';
import { facet } from './documents/facet.ts';
import { faq } from './documents/faq.ts';
import { feedItem } from './documents/feedItem.ts';
import { hotel } from './documents/hotel.ts';
import { mailTemplate } from './documents/mailTemplate.ts';
import { mapEvent } from './documents/mapEvent.ts';
import { navigation } from './documents/navigation.ts';
import { performer } from './documents/performer.ts';
import { place } from './documents/place.ts';
import { savedView } from './documents/savedView.ts';
import { scheduleEvent } from './documents/scheduleEvent.ts';
import { siteSettings } from './documents/siteSettings.ts';
import { staticPage } from './documents/staticPage.ts';
import { type AssetStore, type TextAssets, assetFields } from './fields/assets.ts';
import { type Definition, inLanguages } from './languages.ts';
import { cloudinaryAsset } from './objects/cloudinaryAsset.ts';
import { mediaModule, savedViewModule, textModule, videoModule } from './objects/modules.ts';
import { importantNote, richText } from './objects/richText.ts';
import { code, simpleTable } from './objects/textBlocks.ts';

/**
 * Every type of document and object that the site reads.
 *
 * @param languages of the festival; with a single one all texts are plain.
 */
export function schemaTypes(
  store: AssetStore,
  languages: readonly [string, ...string[]] = ['en'],
): SchemaTypeDefinition[] {
  const assets = assetFields(store);
  const documents = [event, place, performer, scheduleEvent, feedItem, brand, artist, staticPage, savedView];
  const types = [
    ...[...documents, hotel, mapEvent, siteSettings].map((type) => type(assets)),
    ...[category, exhibitorGuide, facet, faq, mailTemplate, navigation],
    ...[mediaModule(assets), textModule, videoModule, savedViewModule],
    ...(store === 'cloudinary' ? [cloudinaryAsset] : []),
  ];
  const parts = (ofTexts: TextAssets) => [richText(ofTexts), importantNote(ofTexts), simpleTable, code];
  if (languages.length === 1) return [...types, ...parts(assets)] as SchemaTypeDefinition[];
  // A formatted text is translated as a whole, so what it consists of is plain, unlike the type of this name.
  const plainAsset = defineArrayMember({ ...cloudinaryAsset, title: 'Picture or film' });
  return [
    ...types.map((type) => inLanguages(type as Definition, languages)),
    ...parts(store === 'cloudinary' ? { ...assets, pictureBlock: plainAsset } : assets),
  ] as SchemaTypeDefinition[];
}
