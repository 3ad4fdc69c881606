import { placeQueries } from '#content/place/api.ts';
import type { PlaceSummary } from '#content/place/summarySchema.ts';
import type { List } from '#features/list/index.ts';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { useBooths } from './booths/useBooths.ts';
import { loadPlaceDialog } from './loadPlaceDialog.ts';
import { marketplaceFilters } from './model/marketplaceFilters.ts';
import { MESSAGES } from './messages/index.ts';
import { toCard } from '#content/place/card.ts';

/** The list of all vendors. */
export const marketplaceList: List<PlaceSummary> = {
  ...marketplaceFilters,
  queries: placeQueries,
  messages: MESSAGES,
  toCard,
  useBooths,
  viewOf: ({ view }) => view,
  Dialog: lazyDialog(loadPlaceDialog),
};
