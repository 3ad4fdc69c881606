import type { ContentSource } from '../api/content/contentSource';
import { addressedDocuments } from '../api/content/discovery/addressedDocuments';
import { hiddenEventAliases, isHotelListed, staticPageAliases } from '../api/content/discovery/aliases';
import { demandAnswer } from '../api/content/discovery/demandAnswer';
import type { Items } from '../api/content/questions/items';
import { categoriesQuestion } from '../api/content/questions/lists';
import { PERFORMERS } from '../api/content/questions/performers';
import { PLACES } from '../api/content/questions/places';
import { SCHEDULE_EVENTS } from '../api/content/questions/schedule';
import { exhibitorGuide } from '../features/exhibitor-guide';
import { faq } from '../features/faq';
import { feed } from '../features/feed';
import { hotel } from '../features/hotel';
import { lineup } from '../features/lineup';
import { map } from '../features/map';
import { marketplace } from '../features/marketplace';
import { schedule } from '../features/schedule';
import { vendorApplication } from '../features/vendor-application';
import * as FACTS from '../lib/facts';
import { filterOptions } from '../lib/filtering/filterKey';
import type { ContentAddress } from '../lib/rendering/renderer';
import { pathSegment } from '../lib/url/webAddress';
import type { SiteContent } from './createSiteContent';

/** The addresses that stand whatever the content is. */
const SCREENS = [
  '/',
  marketplace.path,
  lineup.path,
  schedule.path,
  feed.path,
  map.path,
  faq.path,
  exhibitorGuide.path,
  vendorApplication.path,
];

/**
 * Every address of the content, each once. A post has none: it is told by the query string of the feed's.
 *
 * @throws Error when the content cannot be read.
 */
export async function* siteAddresses(content: SiteContent): AsyncGenerator<ContentAddress> {
  const given = new Set<string>();
  for await (const address of allAddresses(content, given)) {
    if (given.has(address.path)) continue;
    given.add(address.path);
    yield address;
  }
}

async function* allAddresses(
  content: SiteContent,
  given: ReadonlySet<string>,
): AsyncGenerator<ContentAddress> {
  const { contentSource } = content;
  for (const path of SCREENS) yield { path };
  yield { path: hotel.path, isUnlisted: !(await isHotelListed(contentSource, FACTS.hotelSlug)) };
  yield* categories(contentSource, 'place', marketplace.path);
  yield* documents(content, PLACES, marketplace.path);
  yield* categories(contentSource, 'performer', lineup.path);
  yield* documents(content, PERFORMERS, lineup.path);
  for await (const { slug, updatedAt, performers } of addressedDocuments(content, SCHEDULE_EVENTS)) {
    const path = addressUnder(schedule.path, slug);
    if (path === undefined) continue;
    yield { path, updatedAt };
    for (const performer of performers) {
      const own = addressUnder(lineup.path, performer);
      // An event may name a performer whom the lineup hides.
      if (own !== undefined && given.has(own)) yield { path: path + own, isUnlisted: true };
    }
  }
  for (const alias of await hiddenEventAliases(contentSource)) {
    const path = addressUnder(schedule.path, alias);
    if (path !== undefined) yield { path, isUnlisted: true };
  }
  for (const { slug, updatedAt } of await staticPageAliases(contentSource)) {
    const path = addressUnder('', slug);
    if (path !== undefined) yield { path, updatedAt };
  }
}

async function* categories(source: ContentSource, type: 'place' | 'performer', list: string) {
  for (const { key } of filterOptions(await demandAnswer(source, categoriesQuestion(type)))) {
    const path = addressUnder(`${list}/category`, key);
    if (path !== undefined) yield { path };
  }
}

async function* documents(content: SiteContent, items: Items, list: string): AsyncGenerator<ContentAddress> {
  for await (const { slug, updatedAt } of addressedDocuments(content, items)) {
    const path = addressUnder(list, slug);
    if (path !== undefined) yield { path, updatedAt };
  }
}

function addressUnder(path: string, slug: string): string | undefined {
  const segment = pathSegment(slug);
  return segment === undefined ? undefined : `${path}/${segment}`;
}
