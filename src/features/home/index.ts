import type { Feature } from '#features/feature.ts';
import { mailingList } from '#features/mailing-list/index.ts';

/** Has no queries of its own: the app shell loads everything that it shows. */
export const home = {
  path: '/',
  header: 'over',
  chunk: 'home',
  load: () => import(/* webpackChunkName: "home" */ './HomePage.tsx'),
  chunksOf: () => [mailingList.chunk],
  offlineName: 'Home',
  analyticsTitles: { '/': 'Home' },
  server: () => import('./server.ts'),
} satisfies Feature;
