import { tintOf } from '../../../lib/colors/tint';
import { FACTS } from '../../../lib/facts';
import { type NameKeys, nameKeys } from '../../../lib/filtering/filterByName';
import { assetAddress } from '../../../lib/model/document';
import type { PlaceSummary } from '../../../lib/model/place';

/** A place as its card shows it. */
export interface PlaceCardModel extends NameKeys {
  id: string;
  name: string;
  alias: string | undefined;
  detail: string | undefined;
  picture: string | undefined;
  tint: string;
  /** Whether the place has a shop button of its own. */
  hasLink: boolean;
}

const cards = new WeakMap<PlaceSummary, PlaceCardModel>();

/** Makes each place's card once: the list then costs nothing per keystroke, and cards keep their identity. */
export function toCard(place: PlaceSummary): PlaceCardModel {
  let card = cards.get(place);
  if (!card) {
    card = {
      ...nameKeys(place.name),
      id: place._id,
      name: place.name,
      alias: place.alias?.current,
      detail: place.locationName,
      picture: assetAddress(place.image),
      tint: tintOf(place.categories, FACTS.cardTint),
      hasLink: place.buttonLabel !== undefined && place.buttonURL !== undefined,
    };
    cards.set(place, card);
  }
  return card;
}
