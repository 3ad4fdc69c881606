import type { Feature } from '../feature';

export const exhibitorGuide = {
  path: '/exhibitor-guide',
  chunk: 'exhibitor-guide',
  load: () => import(/* webpackChunkName: "exhibitor-guide" */ './ExhibitorGuidePage'),
  offlineName: 'Exhibitor guide',
  server: () => import('./server'),

  async preload(dispatch) {
    const { exhibitorGuidesApi } = await import(
      /* webpackChunkName: "text-queries" */ '../../api/content/exhibitorGuides'
    );
    dispatch(exhibitorGuidesApi.util.prefetch('getExhibitorGuides', undefined, {}));
  },
} satisfies Feature;
