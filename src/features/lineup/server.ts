import { performersApi } from '#content/performer/api.ts';
import {
  PERFORMERS,
  PERFORMER_FIELDS,
  getPerformer,
  getPerformerCategories,
  getPerformerStats,
  getPerformers,
  getPerformersById,
} from '#content/performer/queries.ts';
import { performer } from '#content/performer/index.ts';
import { createListServer } from '#features/list/index.ts';
import { shownNames } from '#lib/filtering/filterKey.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { performerData } from '#content/structured-data/structuredData.ts';
import { lineupList } from './lineupList.tsx';

export const server = createListServer(lineupList, {
  kind: performer,
  noun: ['performer', 'performers'],
  documents: PERFORMERS,
  // Without sessions: they are separate documents, and finding those of each performer would scan the schedule.
  checkedFields: PERFORMER_FIELDS,
  dialogRoutes: [`${SCHEDULE_PATH}/:slug/lineup/:performerSlug`],
  sorts: LIST_SORTS,
  groq: {
    categories: getPerformerCategories,
    stats: getPerformerStats,
    page: getPerformers,
    byId: getPerformersById,
    item: getPerformer,
  },
  select: (slug) => performersApi.endpoints.getPerformer.select({ slug }),
  linkPreview: ({ categories, media, artistReference }) => ({
    text: shownNames(categories).join(', '),
    picture: assetAddress(media ?? artistReference?.image),
  }),
  documentData: (performer, { url, root }) => [performerData(performer, { url, home: `${root}/` })],
  listData: (pages, { festival }) => festival(pages),
});
