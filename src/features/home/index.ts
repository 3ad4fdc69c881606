import type { Feature } from '#features/feature.ts';
import { mailingList } from '#features/mailing-list/index.ts';

/** It shows what every screen's frame asks for. */
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
