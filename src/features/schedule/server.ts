import type { ContentState } from '#content/client/contentApi.ts';
import { addressedDocuments, namedGroq } from '#content/discovery/addressedDocuments.ts';
import { HIDDEN_EVENTS, hiddenEventAliases } from '#content/discovery/aliases.ts';
import { readShared } from '#content/discovery/readShared.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import { eventApi } from '#content/festival/api.ts';
import { performersApi } from '#content/performer/api.ts';
import { SAMPLE_SLUGS } from '#content/client/addresses.ts';
import { PERFORMERS } from '#content/performer/queries.ts';
import {
  SCHEDULE_EVENTS,
  getSchedule,
  getScheduleEvent,
  getScheduleTexts,
  getWholeEvents,
} from '#content/event/queries.ts';
import { event } from '#content/event/index.ts';
import { facetsApi } from '#content/facet/api.ts';
import type { Facet } from '#content/facet/schema.ts';
import { filterFacets } from '#content/facet/filterFacets.ts';
import { shownItems } from '#content/discovery/shownContent.ts';
import { scheduleApi } from '#content/event/api.ts';
import { scheduleEventData } from '#content/structured-data/structuredData.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { locationText } from '#content/event/locationText.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import type { FeatureServer } from '#features/feature.ts';
import { lineup } from '#features/lineup/index.ts';
import { countChosen } from './model/countChosen.ts';
import { SCHEDULE_PATH } from './model/filters.ts';
import { whenText } from './model/eventTexts.ts';
import { MESSAGES } from './messages/index.ts';
import { selectFilters } from './model/scheduleSlice.ts';
import { linkPreviewOf } from './model/linkPreviewOf.ts';
import { RENDERED_SCHEDULE } from './renderedSchedule.ts';

const queries = [
  getSchedule(),
  getScheduleTexts(),
  getWholeEvents(),
  ...SAMPLE_SLUGS.map((slug) => getScheduleEvent({ slug })),
];

export const server: FeatureServer = {
  queries: [...queries.map(({ groq }) => groq), namedGroq(SCHEDULE_EVENTS), HIDDEN_EVENTS],
  shown: (path) => [
    {
      noun: ['event', 'events'],
      query: shownItems(SCHEDULE_EVENTS),
      page: { routes: [`${path}/:slug`], hasAlias: true },
    },
  ],

  async *addresses(content) {
    yield { path: SCHEDULE_PATH };
    const performers = await shownPerformers(content);
    for await (const event of addressedDocuments(content, SCHEDULE_EVENTS)) {
      const path = addressUnder(SCHEDULE_PATH, event.slug);
      if (path === undefined) continue;
      yield { path, updatedAt: event.updatedAt };
      for (const slug of event.performers) {
        const own = addressUnder(lineup.path, slug);
        if (own !== undefined && performers.has(slug)) yield { path: path + own, isUnlisted: true };
      }
    }
    for (const alias of await hiddenEventAliases(content.contentSource)) {
      const path = addressUnder(SCHEDULE_PATH, alias);
      if (path !== undefined) yield { path, isUnlisted: true };
    }
  },

  offlineChunks: ['schedule', 'schedule-queries', 'schedule-chips', 'schedule-sheet', 'event-dialog'],
  chunks: (state: never) => (countChosen(selectFilters(state)) > 0 ? ['schedule-chips'] : []),
  resultsChunks: ['schedule-results'],
  // The page of a large schedule has only a part of it.
  withheld: {
    endpoints: ['getSchedule', 'getScheduleTexts'] satisfies (keyof typeof scheduleApi.endpoints)[],
    instead: RENDERED_SCHEDULE,
    chunks: ['content-client', 'sanity-client', 'schedule-queries'],
  },

  async readForExport(content) {
    await readShared(content, getScheduleTexts());
    // The service worker requests it.
    await readShared(content, getWholeEvents());
  },

  linkPreview(
    state: ContentState & Parameters<typeof selectFilters>[0],
    { params: { slug, performerSlug }, time, i18n },
  ) {
    const { t } = i18n;
    if (performerSlug !== undefined) {
      const performer = performersApi.endpoints.getPerformer.select({ slug: performerSlug })(state).data;
      const picture = assetAddress(performer?.media ?? performer?.artistReference?.image);
      return performer && { about: 'item', title: performer.name, pictures: [picture] };
    }
    if (slug !== undefined) {
      const event = scheduleApi.endpoints.getScheduleEvent.select({ slug })(state).data;
      return (
        event && {
          about: 'item',
          title: event.title,
          text: `${whenText(event, time.zone, t)} · ${locationText(event.eventPlace, t)}`,
          pictures: [assetAddress(event.image)],
        }
      );
    }
    const events = scheduleApi.endpoints.getSchedule.select()(state).data ?? [];
    return linkPreviewOf(selectFilters(state), events, time, filterFacets(facetsIn(state), event.type), i18n);
  },

  structuredData(state: ContentState, page) {
    const { root, url, params, trail, festival, i18n } = page;
    const { slug, performerSlug } = params;
    const list = { name: i18n.t(MESSAGES.title), url: root + SCHEDULE_PATH };
    if (slug === undefined) return [trail(list), ...festival()];
    const entry = scheduleApi.endpoints.getScheduleEvent.select({ slug })(state).data;
    if (!entry) return [];
    const { data: festivalEvent } = eventApi.endpoints.getEvent.select()(state);
    const entryPage = { name: entry.title, url: `${list.url}/${encodeURIComponent(slug)}` };
    if (performerSlug === undefined)
      return [
        trail(list, entryPage),
        scheduleEventData(entry, {
          url,
          home: `${root}/`,
          festival: festivalEvent,
          facets: facetsIn(state),
          t: i18n.t,
        }),
        ...festival(),
      ];
    const performer = performersApi.endpoints.getPerformer.select({ slug: performerSlug })(state).data;
    return performer ? [trail(list, entryPage, { name: performer.name, url })] : [];
  },
};

function facetsIn(state: ContentState): readonly Facet[] {
  return facetsApi.endpoints.getFacets.select()(state).data ?? [];
}

/** The performers in the lineup: an event may refer to a performer who is hidden there. */
async function shownPerformers({ contentSource }: SiteContent): Promise<ReadonlySet<string>> {
  const slugs = new Set<string>();
  for await (const { slug } of addressedDocuments({ contentSource }, PERFORMERS)) slugs.add(slug);
  return slugs;
}
