import type { Feature } from '../features/feature';
import { exhibitorGuide } from '../features/exhibitor-guide';
import { faq } from '../features/faq';
import { feed } from '../features/feed';
import { home } from '../features/home';
import { hotel } from '../features/hotel';
import { lineup } from '../features/lineup';
import { map } from '../features/map';
import { marketplace } from '../features/marketplace';
import { schedule } from '../features/schedule';
import { staticPage } from '../features/static-page';
import { vendorApplication } from '../features/vendor-application';

/**
 * Every screen of the site but that of unknown addresses. Routes, reducers, URL sync, head, sitemap and all else that
 * knows all screens is derived from this list. The offline page offers them in this order: what visitors look for on the
 * day comes first.
 */
const list = [
  schedule,
  map,
  marketplace,
  lineup,
  feed,
  hotel,
  faq,
  exhibitorGuide,
  vendorApplication,
  home,
  staticPage,
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = list;

type WithSlice = Extract<(typeof list)[number], { slice: unknown }>;

/** The state of all slices, by their names. */
export type FeatureState = {
  [Definition in WithSlice as Definition['slice']['name']]: ReturnType<Definition['slice']['reducer']>;
};
