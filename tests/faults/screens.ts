import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { performersIn, placesIn } from '../support/browser/listedPlaces.ts';
import { pickCode } from '#content/pickCode.ts';
import type { QueryParams } from '../support/faultProxy.ts';
import * as visitor from './onScreen.ts';
import { isEventQuery, isMenuQuery, hasFilter } from './queries.ts';

/** A screen under test. Assertions throw until they hold. */
export interface Screen {
  address: string;
  /** Matches the screen's own queries. */
  isOwnQuery(params: QueryParams): boolean;
  /** Triggers the query, if opening the address is not enough. */
  trigger?(page: Page): Promise<void>;
  /** Visible while loading. */
  loading(page: Page): Locator;
  /** All content is shown. */
  isWhole(page: Page): Promise<void>;
  /** The failure is shown. */
  hasFailed(page: Page): Promise<void>;
  /** The failure disappears by itself. */
  isTemporary?: boolean;
  /** "Not found" is shown. Default: shown as a failure. */
  isMissing?(page: Page): Promise<void>;
  /** Retries as a visitor would. Default: no retry is possible. */
  retry?(page: Page): Promise<void>;
  /** Leaves for a page that does not need the query. */
  leave(page: Page): Promise<void>;
}

export const SCREEN_NAMES = [
  'home',
  'marketplace',
  'page 2',
  'facets',
  'place',
  'lineup',
  'feed',
  'schedule',
  'my festival',
  'search',
  'view',
  'FAQ',
  'text',
  'hotel',
  'map',
  'frame',
] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];

/** Screens that listen to changes while they are open. */
export const LIVE_SCREENS: readonly ScreenName[] = [
  'marketplace',
  'place',
  'lineup',
  'feed',
  'schedule',
  'my festival',
];

/** All screens of the table, with what they must show for these documents. */
export function makeScreens(documents: readonly StoredDocument[]): Record<ScreenName, Screen> {
  const places = placesIn(documents);
  const [place] = places;
  assert(place, 'The dataset has no places.');
  const placeId = documents.find(({ _type, name }) => _type === 'place' && name === place.name)?._id;
  assert(placeId);
  const firstCard = (page: Page) =>
    page.getByRole('list', { name: 'places' }).getByRole('link', { name: place.name }).first();
  const performers = performersIn(documents);
  const posts = withStatus(documents, 'feedItem', 'published');
  const events = withStatus(documents, 'scheduleEvent', 'active');
  const questions = listsOf(documents, 'faq', 'faqItems').map(({ question }) => question);
  const sections = listsOf(documents, 'event', 'contentSections').map(({ sectionId }) => String(sectionId));
  const maps = documents.filter(({ _type }) => _type === 'mapEvent');

  return {
    home: {
      address: '/',
      isOwnQuery: isEventQuery,
      loading: (page) => page.getByRole('main').getByText('Loading...'),
      async isWhole(page) {
        const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
        const shown = sections.filter((id) => id !== 'main-hero' && !id.endsWith('-title'));
        assert.deepEqual(ids.toSorted(), shown.toSorted());
      },
      async hasFailed(page) {
        await visitor.seesAlert(page, 'Failed to Load Event Data');
        await visitor.sees(page.getByText('The site continues with fallback content.'));
        await visitor.sees(page.getByRole('link', { name: 'SIGN UP FOR UPDATES' }));
      },
      retry: visitor.tryAgain,
      leave: visitor.closeSite,
    },
    marketplace: {
      ...usual('Failed to Load Marketplace'),
      address: '/marketplace',
      isOwnQuery: (params) =>
        hasFilter(params, 'type == "place"') && !params.has('$slug') && params.get('$offset') !== '50',
      loading: (page) => page.getByText('Loading Marketplace'),
      async isWhole(page) {
        await visitor.seesCount(page, 'places', new RegExp(`^Showing 50 of ${places.length} places$`));
        await visitor.seesCategories(page);
        await visitor.sees(firstCard(page));
      },
    },
    'page 2': {
      ...usual(),
      address: '/marketplace',
      isOwnQuery: (params) => params.get('$offset') === '50',
      trigger: (page) => page.getByRole('button', { name: 'Load More Places' }).scrollIntoViewIfNeeded(),
      loading: (page) => page.getByText('Loading more places...'),
      // The next page may follow at once.
      isWhole: (page) =>
        visitor.seesCount(page, 'places', new RegExp(`^Showing [1-9]\\d+0 of ${places.length} places$`)),
      async hasFailed(page) {
        await visitor.sees(page.getByRole('alert').getByText('More places could not be loaded.'));
        await visitor.seesCount(page, 'places', new RegExp(`^Showing 50 of ${places.length} places$`));
      },
    },
    // A list under facets waits for them: it may contain what the visitor must avoid.
    facets: {
      ...usual('Failed to Load Marketplace'),
      address: `/marketplace?${facetOfPlaces(documents)}`,
      isOwnQuery: (params) => params.get('query')?.startsWith('*[_type == "facet"') === true,
      loading: (page) => page.getByText('Loading Marketplace'),
      isWhole: (page) =>
        visitor.seesCount(
          page,
          'places',
          new RegExp(`^Showing [1-9]\\d* of ${places.length} places \\(filtered\\)$`),
        ),
    },
    place: {
      address: `/marketplace/${place.alias}`,
      isOwnQuery: (params) => hasFilter(params, '_type == "place"') && params.has('$slug'),
      loading: (page) => page.getByRole('dialog').getByRole('status').getByText('Loading place details...'),
      async isWhole(page) {
        const dialog = page.getByRole('dialog', { name: place.name });
        await visitor.sees(dialog.locator('p').last());
        await visitor.sees(dialog.getByRole('link').first());
      },
      async hasFailed(page) {
        const dialog = page.getByRole('dialog', { name: 'Place Not Found' });
        await visitor.sees(dialog.getByText('This marketplace place could not be found.'));
      },
      isTemporary: true,
      async retry(page) {
        // The dialog has closed by itself.
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        visitor.isAt(page, '/marketplace');
        await page.evaluate(() => window.scrollTo(0, 0));
        await firstCard(page).click();
      },
      leave: (page) => page.keyboard.press('Escape'),
    },
    lineup: {
      ...usual('Failed to Load Lineup'),
      address: '/lineup',
      isOwnQuery: (params) => hasFilter(params, 'type == "performer"'),
      loading: (page) => page.getByText('Loading Lineup'),
      async isWhole(page) {
        await visitor.seesCount(
          page,
          'performers',
          new RegExp(`^Showing 30 of ${performers.length} performers$`),
        );
        await visitor.seesCategories(page);
      },
    },
    feed: {
      ...usual('Failed to Load Feed'),
      address: '/feed',
      isOwnQuery: (params) => hasFilter(params, '_type == "feedItem"') || hasFilter(params, 'type == "feed"'),
      loading: (page) => page.getByText('Loading Feed'),
      async isWhole(page) {
        await visitor.seesCount(page, 'posts', new RegExp(`^Showing 6 of ${posts} posts$`));
        await visitor.seesCategories(page);
        assert.equal(await page.getByRole('list', { name: 'posts' }).getByRole('heading').count(), 6);
      },
    },
    schedule: {
      ...usual('Failed to Load Schedule'),
      address: '/schedule',
      isOwnQuery: (params) => hasFilter(params, '_type == "scheduleEvent"'),
      loading: (page) => page.getByText('Loading Schedule'),
      isWhole: (page) =>
        visitor.seesCount(page, 'events', new RegExp(`^Showing ${events} of ${events} events$`)),
    },
    'my festival': {
      ...usual('We could not load what you saved'),
      // A shared list needs the names of all places.
      address: `/my?p=p${pickCode(placeId)}`,
      isOwnQuery: (params) => hasFilter(params, '"place": *['),
      loading: (page) => page.getByText('Loading what you saved'),
      isWhole: (page) => visitor.sees(page.getByRole('tab', { name: 'Walk (1)' })),
    },
    view: {
      ...usual('Failed to Load List'),
      address: '/views/first-time-here',
      isOwnQuery: (params) => hasFilter(params, '_type == "savedView"') && params.has('$slug'),
      loading: (page) => page.getByText('Loading List'),
      isWhole: (page) => visitor.sees(page.getByRole('list', { name: 'items' }).getByRole('link').first()),
    },
    search: {
      ...usual('Search failed'),
      address: '/search?q=terms',
      isOwnQuery: (params) => hasFilter(params, '{"event": *['),
      loading: (page) => page.getByText('Searching…'),
      isWhole: (page) => visitor.sees(page.getByRole('link', { name: /^Terms/ })),
    },
    FAQ: {
      ...usual('Failed to Load FAQ', 'Lineup'),
      address: '/faq',
      isOwnQuery: (params) => hasFilter(params, '_type == "faq"'),
      loading: (page) => page.getByText('Loading FAQ...'),
      async isWhole(page) {
        const shown = await page.locator('main h3 [dir=auto]').allTextContents();
        assert.deepEqual(shown.toSorted(), questions.toSorted());
      },
    },
    text: {
      ...usual(),
      address: '/terms',
      isOwnQuery: (params) => hasFilter(params, '_type == "staticPage"'),
      loading: (page) => page.getByText('Loading page...'),
      isWhole: (page) => visitor.sees(page.getByRole('main').getByText(/^Last updated \w+ \d+, \d{4}$/)),
      async hasFailed(page) {
        await visitor.seesAlert(page, 'Page Not Found');
        await visitor.sees(page.getByText('Something went wrong loading this page.'));
        visitor.isAt(page, '/404');
      },
      async isMissing(page) {
        await visitor.seesAlert(page, 'Page Not Found');
        await visitor.sees(page.getByText("The path doesn't exist or has been moved."));
        visitor.isAt(page, '/404');
      },
      retry: (page) => visitor.footerLink(page, 'Terms').click(),
    },
    hotel: {
      ...usual('Failed to Load Hotel Package'),
      address: '/hotel-info',
      isOwnQuery: (params) => hasFilter(params, '_type == "hotel"'),
      loading: (page) => page.getByText('Loading Hotel Package'),
      isWhole: (page) => visitor.sees(page.getByRole('region', { name: 'Booking' })),
      async isMissing(page) {
        await visitor.seesAlert(page, 'Page Not Found');
        visitor.isAt(page, '/404');
      },
      retry: (page) => (page.url().endsWith('/404') ? visitor.follow(page, 'Hotel') : visitor.tryAgain(page)),
    },
    map: {
      ...usual('Failed to Load Map Data'),
      address: '/map',
      isOwnQuery: (params) => hasFilter(params, '_type == "mapEvent"'),
      loading: (page) => page.getByText('Loading Map'),
      isWhole: async (page) => assert.equal(await page.locator('main [role=tab]').count(), maps.length),
    },
    frame: {
      address: '/vendor-application',
      isOwnQuery: isMenuQuery,
      loading: (page) => page.locator('footer[aria-busy=true]'),
      isWhole: visitor.seesFrame,
      // The site's default menu replaces the editor's.
      async hasFailed(page) {
        assert.deepEqual(await visitor.menuLinks(page).allTextContents(), [
          'Home',
          'Lineup',
          'Marketplace',
          'Schedule',
          'Feed',
          'Map',
          'FAQ',
        ]);
        await visitor.seesInFooter(page, 'Schedule');
      },
      leave: visitor.closeSite,
    },
  };
}

/** A facet and a value that a place has, as in an address. */
function facetOfPlaces(documents: readonly StoredDocument[]): string {
  const [chosen] = documents
    .filter(({ _type, status }) => _type === 'place' && status === 'active')
    .flatMap(({ facets = [] }) => facets as { facet: { _ref: string }; values: string[] }[]);
  const facet = documents.find(({ _id }) => _id === chosen?.facet._ref);
  return `${(facet?.alias as { current: string }).current}=${chosen?.values[0]}`;
}

/** Common to most screens: title of the failure, retry button, and a menu link to leave. */
function usual(failure = '', wayOut = 'FAQ') {
  return {
    hasFailed: (page: Page) => visitor.seesAlert(page, failure),
    retry: visitor.tryAgain,
    leave: (page: Page) => visitor.follow(page, wayOut),
  };
}

function withStatus(documents: readonly StoredDocument[], type: string, status: string): number {
  return documents.filter((document) => document._type === type && document.status === status).length;
}

/** Entries of a list field in all documents of a type. */
function listsOf(documents: readonly StoredDocument[], type: string, field: string) {
  return documents
    .filter(({ _type }) => _type === type)
    .flatMap((document) => (document[field] ?? []) as Record<string, string>[]);
}
