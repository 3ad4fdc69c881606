import type { ContentState } from '#api/content/contentApi.ts';
import { namedGroq } from '#api/content/discovery/addressedDocuments.ts';
import { listAddresses } from '#api/content/discovery/listAddresses.ts';
import { readList } from '#api/content/discovery/readList.ts';
import { performerQueries, performersApi } from '#api/content/performers.ts';
import { getNames } from '#api/content/queries/names.ts';
import { renderedItems } from '#api/content/renderedItems.ts';
import { SAMPLE_SLUGS } from '#api/content/queries/addresses.ts';
import {
  PERFORMERS,
  PERFORMER_FIELDS,
  getPerformer,
  getPerformerCategories,
  getPerformerStats,
  getPerformers,
  getPerformersById,
} from '#api/content/queries/performers.ts';
import { shownCategories, shownItems } from '#api/content/discovery/shownContent.ts';
import { isShownCategory } from '#lib/filtering/filterKey.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { SCHEDULE_PATH } from '#lib/schedule/schedulePath.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { listShare } from '#lib/share/listShare.ts';
import { listedPages } from '#lib/structured-data/listedPages.ts';
import { itemListData, performerData } from '#lib/structured-data/structuredData.ts';
import type { FeatureServer } from '#features/feature.ts';
import { lineupList, selectFilters } from './model/lineupList.ts';
import { MESSAGES } from './model/messages.ts';
import { toCard } from './model/toCard.ts';

type State = ContentState & Parameters<typeof selectFilters>[0];

const category = '';
const queries = [
  getNames({ kinds: ['performer'] }),
  getPerformersById({ ids: [] }),
  getPerformerCategories(),
  getPerformerStats({ category }),
  ...LIST_SORTS.map((sort) => getPerformers({ category, sort, offset: 0 })),
  ...SAMPLE_SLUGS.map((slug) => getPerformer({ slug })),
];

export const server: FeatureServer = {
  queries: [...queries.map(({ groq }) => groq), namedGroq(PERFORMERS)],
  shown: (path) => [
    {
      noun: ['performer', 'performers'],
      // Sessions are documents of their own; to find those of each performer takes a scan of the schedule.
      query: shownItems({ ...PERFORMERS, fields: PERFORMER_FIELDS }),
      page: {
        routes: [`${path}/:slug`, `${SCHEDULE_PATH}/:slug/lineup/:performerSlug`],
        hasAlias: true,
      },
    },
    shownCategories('performer', `${path}/category/:filterKey`),
  ],

  addresses: (content, path) => listAddresses(content, path, 'performer', PERFORMERS),
  readFurther: (content) =>
    readList(content, {
      kind: 'performer',
      pageSize: performerQueries.pageSize,
      sorts: LIST_SORTS,
      categories: getPerformerCategories,
      stats: getPerformerStats,
      page: getPerformers,
      byId: getPerformersById,
    }),

  share(state: State, { params: { slug } }) {
    const { getPerformer, getPerformerCategories, getPerformerStats } = performersApi.endpoints;
    if (slug !== undefined) {
      const { data: performer } = getPerformer.select({ slug })(state);
      const picture = assetAddress(performer?.media ?? performer?.artistReference?.image);
      const categories = performer?.categories.map(({ name }) => name).filter(isShownCategory);
      return (
        performer && {
          about: 'item',
          title: performer.name,
          text: categories?.join(', '),
          pictures: [picture],
        }
      );
    }
    const filters = selectFilters(state);
    const { category } = filters;
    return listShare({
      ...MESSAGES,
      filters,
      toCard,
      ...renderedItems(state, performerQueries, filters),
      categories: getPerformerCategories.select()(state).data,
      total: getPerformerStats.select({ category })(state).data?.total,
    });
  },

  structuredData(state: State, { origin, url, params: { slug }, trail, festival }) {
    const list = { name: MESSAGES.title, url: origin + lineupList.path };
    if (slug !== undefined) {
      const performer = performersApi.endpoints.getPerformer.select({ slug })(state).data;
      return performer
        ? [trail(list, { name: performer.name, url }), performerData(performer, { url, home: `${origin}/` })]
        : [];
    }
    const filters = selectFilters(state);
    const { items } = renderedItems(state, performerQueries, filters);
    const pages = listedPages(items, { codec: lineupList.codec, filters, list: list.url });
    return [trail(list), itemListData(list.name, pages), ...festival(pages)];
  },
};
