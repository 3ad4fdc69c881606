import type { Feature } from '#features/feature.ts';
import { exhibitorGuide } from '#features/exhibitor-guide/index.ts';
import { faq } from '#features/faq/index.ts';
import { feed } from '#features/feed/index.ts';
import { home } from '#features/home/index.ts';
import { hotel } from '#features/hotel/index.ts';
import { lineup } from '#features/lineup/index.ts';
import { map } from '#features/map/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { my } from '#features/my-festival/index.ts';
import { savedView } from '#features/saved-views/index.ts';
import { schedule } from '#features/schedule/index.ts';
import { search } from '#features/search/index.ts';
import { staticPage } from '#features/static-page/index.ts';
import { vendorApplication } from '#features/vendor-application/index.ts';

/**
 * Every screen of the site except the not-found page. Routes, reducers, URL sync, head and sitemap are derived from
 * this list. The offline page lists screens in this order: first what visitors need on the day.
 */
const list = [
  schedule,
  my,
  map,
  marketplace,
  lineup,
  search,
  feed,
  hotel,
  faq,
  exhibitorGuide,
  vendorApplication,
  savedView,
  home,
  staticPage,
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = list;

/** The slices of the screens that have one. */
export const slices = list.flatMap((feature) => ('slice' in feature ? [feature.slice] : []));
