import type { Feature } from '../feature';
import { mailingList } from '../mailing-list';

/** It shows what every screen's frame asks for. */
export const home = {
  path: '/',
  header: 'over',
  chunk: 'home',
  load: () => import(/* webpackChunkName: "home" */ './HomePage'),
  chunksOf: () => [mailingList.chunk],
  offlineName: 'Home',
  analyticsTitles: { '/': 'Home' },
  server: () => import('./server'),
} satisfies Feature;
