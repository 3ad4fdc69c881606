import type { CardModel } from '#lib/cards/cardModel.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { isShownCategory } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { PerformerSummary } from './schema.ts';
import { FEATURED } from './status.ts';

export function toCard(performer: PerformerSummary): CardModel {
  return {
    name: performer.name,
    alias: performer.alias?.current,
    detail: performer.categories.find(isShownCategory)?.name,
    picture: assetAddress(performer.media),
    tint: tintOf(performer.categories, performer.media),
    hasLink: false,
    isFeatured: performer.status === FEATURED,
  };
}
