import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The exhibitor guide's manifest. */
export const exhibitorGuide = {
  path: '/exhibitor-guide',
  chunk: 'exhibitor-guide',
  load: () => import(/* webpackChunkName: "exhibitor-guide" */ './ExhibitorGuidePage'),

  /** Starts the screen's query while its code is still on its way. */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    const { exhibitorGuidesApi } = await import(
      /* webpackChunkName: "text-queries" */ '../../api/content/exhibitorGuides'
    );
    dispatch(exhibitorGuidesApi.util.prefetch('getExhibitorGuides', undefined, {}));
  },
};
