import { performerQueries } from '#content/performer/api.ts';
import type { PerformerSummary } from '#content/performer/schema.ts';
import type { List } from '#features/list/index.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { loadPerformerDialog } from './loadPerformerDialog.ts';
import { lineupFilters } from './model/lineupFilters.ts';
import { MESSAGES } from './messages/index.ts';
import { toCard } from '#content/performer/card.ts';

/** The list of all performers. */
export const lineupList: List<PerformerSummary> = {
  ...lineupFilters,
  queries: performerQueries,
  messages: MESSAGES,
  toCard,
  useBooths: () => undefined,
  viewOf: ({ view }) => (view === 'list' ? 'list' : 'poster'),
  featuredBadge: <Badge kind="featured" />,
  Dialog: lazyDialog(loadPerformerDialog),
};
