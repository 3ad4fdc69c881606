import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { exhibitorGuidesApi } from '../../api/content/exhibitorGuides';

/** The exhibitor guide's manifest. */
export const exhibitorGuide = {
  path: '/exhibitor-guide',
  load: () => import(/* webpackChunkName: "exhibitor-guide" */ './ExhibitorGuidePage'),

  /** Starts the screen's query while its code is still on its way. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    dispatch(exhibitorGuidesApi.util.prefetch('getExhibitorGuides', undefined, {}));
  },
};
