import { eventApi } from '../api/content/event';
import { faqsApi } from '../api/content/faqs';
import { performersApi } from '../api/content/performers';
import { placeApi } from '../api/content/place';
import { placesApi } from '../api/content/places';
import { scheduleApi } from '../api/content/schedule';
import { faq } from '../features/faq';
import { lineup } from '../features/lineup';
import { marketplace } from '../features/marketplace';
import { schedule } from '../features/schedule';
import {
  type NamedPage,
  type StructuredData,
  breadcrumbData,
  faqData,
  festivalData,
  itemListData,
  performerData,
  scheduleEventData,
} from '../lib/structured-data/structuredData';
import { eventName } from '../lib/eventName';
import { itemAddress } from '../lib/url/listCodec';
import type { ScreenCodec } from '../lib/url/screenCodec';
import type { RootState } from './store/makeStore';

interface Item {
  name: string;
  alias?: { current: string } | undefined;
}

/**
 * What the page of an address tells machines, by what the store holds. Only pages rendered on Node tell it: who reads
 * it asks for pages one by one.
 *
 * @param params the named segments of the path.
 * @param origin where the public finds the site.
 */
export function structuredData(
  state: RootState,
  {
    pathname,
    params,
    origin,
  }: { pathname: string; params: Readonly<Record<string, string | undefined>>; origin: string },
): StructuredData[] {
  const home = `${origin}/`;
  const url = origin + pathname;
  const event = eventApi.endpoints.getEvent.select()(state).data;
  const { slug, performerSlug } = params;
  const trail = (...pages: NamedPage[]) =>
    breadcrumbData([{ name: eventName(event) ?? 'Home', url: home }, ...pages]);
  const festival = (performers?: readonly NamedPage[]) =>
    event ? [festivalData(event, { url: home, performers })] : [];

  if (pathname === '/') return festival();

  if (isUnder(marketplace.path)) {
    const list = { name: 'Marketplace', url: origin + marketplace.path };
    const filters = marketplace.urlState.select(state);
    if (slug !== undefined) {
      const place = placeApi.endpoints.getPlace.select({ slug })(state).data;
      return place ? [trail(list, { name: place.name, url })] : [];
    }
    const { data } = placesApi.endpoints.getPlaces.select({ category: filters.category, offset: 0 })(state);
    return [
      trail(list),
      itemListData(list.name, pagesOf(data?.items, marketplace.urlState.codec, filters, list.url)),
    ];
  }

  if (isUnder(lineup.path)) {
    const list = { name: 'Lineup', url: origin + lineup.path };
    const filters = lineup.urlState.select(state);
    if (slug !== undefined) {
      const performer = performersApi.endpoints.getPerformer.select({ slug })(state).data;
      return performer
        ? [trail(list, { name: performer.name, url }), performerData(performer, { url, home })]
        : [];
    }
    const { category, sort } = filters;
    const { data } = performersApi.endpoints.getPerformers.select({ category, sort, offset: 0 })(state);
    const pages = pagesOf(data?.items, lineup.urlState.codec, filters, list.url);
    return [trail(list), itemListData(list.name, pages), ...festival(pages)];
  }

  if (isUnder(schedule.path)) {
    const list = { name: 'Schedule', url: origin + schedule.path };
    if (slug === undefined) return [trail(list), ...festival()];
    const entry = scheduleApi.endpoints.getScheduleEvent.select({ slug })(state).data;
    if (!entry) return [];
    const page = { name: entry.title, url: `${list.url}/${encodeURIComponent(slug)}` };
    if (performerSlug === undefined)
      return [trail(list, page), scheduleEventData(entry, { url, home }), ...festival()];
    const performer = performersApi.endpoints.getPerformer.select({ slug: performerSlug })(state).data;
    return performer ? [trail(list, page, { name: performer.name, url })] : [];
  }

  if (pathname === faq.path) {
    const { data } = faqsApi.endpoints.getFaqs.select()(state);
    return data ? [trail({ name: 'FAQ', url }), faqData(data)] : [];
  }
  return [];

  function isUnder(path: string): boolean {
    return pathname === path || pathname.startsWith(`${path}/`);
  }

  function pagesOf<Filters>(
    items: readonly Item[] = [],
    codec: ScreenCodec<Filters>,
    filters: Filters,
    listUrl: string,
  ): NamedPage[] {
    return items.flatMap(({ name, alias }) => {
      const address = itemAddress(codec, filters, new URL(listUrl).pathname, alias?.current);
      return address === undefined
        ? []
        : [{ name, url: new URL(address, home).origin + new URL(address, home).pathname }];
    });
  }
}
