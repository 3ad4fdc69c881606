import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { eventApi } from '../../api/content/event';

/** The home screen's manifest. */
export const home = {
  header: 'over' as const,
  chunk: 'home',
  load: () => import(/* webpackChunkName: "home" */ './HomePage'),

  /** Starts the screen's queries while its code is still on its way. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    dispatch(eventApi.util.prefetch('getEvent', undefined, {}));
    dispatch(eventApi.util.prefetch('getSiteSettings', undefined, {}));
  },
};
