import type { CardModel } from '#lib/cards/cardModel.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { PlaceSummary } from './summarySchema.ts';

export function toCard(place: PlaceSummary): CardModel {
  return {
    name: place.name,
    alias: place.alias?.current,
    detail: place.locationName,
    picture: assetAddress(place.image),
    tint: tintOf(place.categories, place.image),
    hasLink: place.buttonLabel !== undefined && place.buttonURL !== undefined,
    isFeatured: false,
  };
}
