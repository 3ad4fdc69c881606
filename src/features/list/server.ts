import type { Listed } from '#content/lists/allNames.ts';
import type { ContentState } from '#content/client/contentApi.ts';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { namedGroq } from '#content/discovery/addressedDocuments.ts';
import { listAddresses } from '#content/discovery/listAddresses.ts';
import { readList } from '#content/discovery/readList.ts';
import { shownCategories, shownItems } from '#content/discovery/shownContent.ts';
import { SAMPLE_SLUGS } from '#content/client/addresses.ts';
import type { Items } from '#content/groq.ts';
import type { KindWithCategories } from '#content/lists/counts.ts';
import type { PageArg } from '#content/lists/pagedList.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { renderedItems } from '#content/lists/renderedItems.ts';
import type { FeatureServer, StructuredPage } from '#features/feature.ts';
import { facetsApi } from '#content/facet/api.ts';
import { filterFacets } from '#content/facet/filterFacets.ts';
import { countChosen } from './countChosen.ts';
import { listLinkPreview } from './listLinkPreview.ts';
import { listedPages } from './listedPages.ts';
import {
  type NamedPage,
  type StructuredData,
  itemListData,
} from '#content/structured-data/structuredData.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { List } from './list.ts';

/** The queries of a list screen and its dialogs. */
interface ListGroq {
  categories(): ContentQuery;
  stats(arg: { category: string }): ContentQuery;
  page(arg: PageArg): ContentQuery;
  byId(arg: { ids: readonly string[] }): ContentQuery;
  item(arg: { slug: string }): ContentQuery;
}

interface ListServerOptions<Document> {
  kind: KindWithCategories;
  /** The singular and plural of the name of its documents. */
  noun: readonly [one: string, many: string];
  documents: Items;
  /** The projection of a document for the content check. Default: as for its page. */
  checkedFields?: string;
  /** Routes of a document's dialog over other screens. */
  dialogRoutes: readonly string[];
  sorts: readonly ListFilters['sort'][];
  groq: ListGroq;
  /** Returns a selector of the document in a dialog. */
  select(slug: string): (state: ContentState) => { data?: Document };
  /** The content of a document's picture in link previews. */
  linkPreview(document: Document): { text: string | undefined; picture: string | undefined };
  /** Structured data of a document's page, in addition to its breadcrumbs. */
  documentData?(document: Document, page: StructuredPage): readonly StructuredData[];
  /** Structured data of the list's page, in addition to its breadcrumbs and its documents. */
  listData?(pages: readonly NamedPage[], page: StructuredPage): readonly StructuredData[];
}

/** The server-only part of a list feature. */
export function createListServer<Item extends Listed, Document extends { name: string }>(
  list: List<Item>,
  options: ListServerOptions<Document>,
) {
  const { queries, messages, toCard, codec } = list;
  const { kind, documents, groq, select } = options;
  const category = '';
  const samples = [
    groq.byId({ ids: [] }),
    groq.categories(),
    groq.stats({ category }),
    ...options.sorts.map((sort) => groq.page({ category, sort, offset: 0 })),
    ...SAMPLE_SLUGS.map((slug) => groq.item({ slug })),
  ];
  const shownUnder = (state: never) => {
    const filters = list.selectFilters(state);
    return { filters, ...renderedItems(state, queries, filters) };
  };

  return {
    async queries() {
      const names = await getNames({ kinds: [queries.kind] });
      return [...[names, ...samples].map(({ groq }) => groq), namedGroq(documents)];
    },

    shown: (path) => [
      {
        noun: options.noun,
        query: shownItems({ ...documents, fields: options.checkedFields ?? documents.fields }),
        page: { routes: [`${path}/:slug`, ...options.dialogRoutes], hasAlias: true },
      },
      shownCategories(kind, `${path}/category/:filterKey`),
    ],

    chunks: (state: never) => (countChosen(list.selectFilters(state)) > 0 ? ['list-chips'] : []),
    resultsChunks: ['list-results'],

    addresses: (content, path) => listAddresses(content, path, kind, documents),
    readForExport: (content) =>
      readList(content, { ...groq, kind: queries.kind, pageSize: queries.pageSize, sorts: options.sorts }),

    linkPreview(state: never, { params: { slug }, i18n }) {
      const { t } = i18n;
      if (slug !== undefined) {
        const { data: document } = select(slug)(state);
        if (!document) return undefined;
        const { text, picture } = options.linkPreview(document);
        return { about: 'item', title: document.name, text, pictures: [picture] };
      }
      const shown = shownUnder(state);
      return listLinkPreview({
        title: t(messages.title),
        countText: (count) => t(messages.count, { count }),
        toCard,
        i18n,
        ...shown,
        categories: queries.categories.select()(state).data,
        facets: filterFacets(facetsApi.endpoints.getFacets.select()(state).data ?? [], queries.type),
        total: queries.stats.select({ category: shown.filters.category })(state).data?.total,
      });
    },

    structuredData(state: never, page) {
      const { root, url, params, trail, i18n } = page;
      const home = { name: i18n.t(messages.title), url: root + list.path };
      if (params.slug !== undefined) {
        const { data: document } = select(params.slug)(state);
        if (!document) return [];
        return [trail(home, { name: document.name, url }), ...(options.documentData?.(document, page) ?? [])];
      }
      const { items, filters } = shownUnder(state);
      const pages = listedPages(items, { codec, filters, list: home.url });
      return [trail(home), itemListData(home.name, pages), ...(options.listData?.(pages, page) ?? [])];
    },
  } satisfies FeatureServer;
}
