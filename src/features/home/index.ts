import { mailingList } from '../mailing-list';

/** The home screen's manifest. It shows what every screen's frame asks for. */
export const home = {
  header: 'over' as const,
  chunk: 'home',
  parts: () => [mailingList.chunk],
  load: () => import(/* webpackChunkName: "home" */ './HomePage'),
};
