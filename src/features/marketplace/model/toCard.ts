import { tintOf } from '../../../lib/colors/tint';
import { FACTS } from '../../../lib/facts';
import { assetAddress } from '../../../lib/model/document';
import type { PlaceSummary } from '../../../lib/model/place';

/** What a place's card shows. */
export function toCard(place: PlaceSummary) {
  return {
    name: place.name,
    detail: place.locationName,
    picture: assetAddress(place.image),
    tint: tintOf(place.categories, FACTS.cardTint),
    /** Whether the place has a shop button of its own. */
    hasLink: place.buttonLabel !== undefined && place.buttonURL !== undefined,
  };
}
