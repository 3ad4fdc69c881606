import type { CardModel } from '../../../lib/cards/cardModel';
import { tintOf } from '../../../lib/colors/tint';
import { isShownCategory } from '../../../lib/filtering/filterKey';
import { assetAddress } from '../../../lib/media/asset';
import type { PerformerSummary } from '../../../lib/model/performer';
import { FEATURED } from '../../../lib/performerStatus';

/** What a performer's card shows. */
export function toCard(performer: PerformerSummary): CardModel {
  return {
    name: performer.name,
    alias: performer.alias?.current,
    detail: performer.categories.find(({ name }) => isShownCategory(name))?.name,
    picture: assetAddress(performer.media),
    tint: tintOf(performer.categories),
    hasLink: false,
    isFeatured: performer.status === FEATURED,
  };
}
