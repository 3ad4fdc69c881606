import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { MY_PATH } from '#features/picks/index.ts';
import { myCodec } from './model/myState.ts';
import { mySlice, myStateChanged, selectMyState } from './model/mySlice.ts';

export { boothTour } from './model/boothTour.ts';

export const my = {
  path: MY_PATH,
  slice: mySlice,
  urlState: { codec: myCodec, select: selectMyState, read: myStateChanged, showsPicks: () => true },
  chunk: 'my',
  load: () => import(/* webpackChunkName: "my" */ './MyPage.tsx'),
  offlineName: SCREENS.myFestival,
  analyticsTitles: { [MY_PATH]: 'My festival' },
  live: async () =>
    (await import(/* webpackChunkName: "schedule-queries" */ '#content/event/queries.ts')).LIVE_SCHEDULE,
  server: () => import('./server.ts'),
} satisfies Feature;
