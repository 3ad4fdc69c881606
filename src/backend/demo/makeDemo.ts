import type { StoredDocument } from '../local/dataset/storedDocument';
import { makeCategories } from './categories';
import { makeEvents } from './event/makeEvents';
import { makeFeed } from './feed/makeFeed';
import { makeNavigation, makeSiteSettings } from './navigation';
import { makeExhibitorGuides } from './pages/exhibitorGuides';
import { makeFaqs } from './pages/faq';
import { makeHotels } from './pages/hotel';
import { makeMaps } from './pages/maps';
import { makeStaticPages } from './pages/staticPages';
import { makePerformers } from './performers/makePerformers';
import { makeBrands } from './places/brands';
import { makeExhibitors } from './places/exhibitors';
import { makeHiddenPlaces } from './places/hiddenPlaces';
import { makePlaces } from './places/makePlaces';
import { seededRandom } from './random';
import { makeSchedule } from './schedule/makeSchedule';

export interface DemoOptions {
  /** How many places visitors can see; a handful of hidden ones comes on top. */
  places?: number;
  seed?: number;
}

/**
 * The content of Afterglow, a festival that does not exist, as a content service would hold it. The same options
 * give the same documents, on every machine and every day.
 */
export function makeDemo({ places: count = 420, seed = 2025 }: DemoOptions = {}): StoredDocument[] {
  const exhibitors = makeExhibitors(seededRandom(seed, 'exhibitors'), count);
  const brands = makeBrands(seed, exhibitors);
  const places = makePlaces(seed, exhibitors, brands);
  const performers = makePerformers(seed, places);
  return [
    ...makeEvents(seed),
    ...makeNavigation(seed),
    ...makeSiteSettings(seed),
    ...makeCategories(seed),
    ...brands.values(),
    ...places,
    ...makeHiddenPlaces(seed),
    ...performers,
    ...makeSchedule(seed, places),
    ...makeFeed(seed, [...brands.values(), ...places, ...performers]),
    ...makeFaqs(seed),
    ...makeExhibitorGuides(seed),
    ...makeStaticPages(seed),
    ...makeHotels(seed),
    ...makeMaps(seed),
  ];
}
