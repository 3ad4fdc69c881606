import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';

export const exhibitorGuide = {
  path: '/exhibitor-guide',
  chunk: 'exhibitor-guide',
  load: () => import(/* webpackChunkName: "exhibitor-guide" */ './ExhibitorGuidePage.tsx'),
  offlineName: SCREENS.exhibitorGuide,
  server: () => import('./server.ts'),

  async preload(dispatch) {
    const { exhibitorGuidesApi } = await import(
      /* webpackChunkName: "text-queries" */ '#content/exhibitor-guide/api.ts'
    );
    dispatch(exhibitorGuidesApi.util.prefetch('getExhibitorGuides', undefined, {}));
  },
} satisfies Feature;
