import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';

export const faq = {
  path: '/faq',
  chunk: 'faq',
  load: () => import(/* webpackChunkName: "faq" */ './FaqPage.tsx'),
  offlineName: SCREENS.faq,
  analyticsTitles: { '/faq': 'FAQ' },
  server: () => import('./server.ts'),

  async preload(dispatch) {
    const { faqsApi } = await import(/* webpackChunkName: "text-queries" */ '#content/faq/api.ts');
    dispatch(faqsApi.util.prefetch('getFaqs', undefined, {}));
  },
} satisfies Feature;
