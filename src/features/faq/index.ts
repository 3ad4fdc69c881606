import type { Feature } from '../feature';

export const faq = {
  path: '/faq',
  chunk: 'faq',
  load: () => import(/* webpackChunkName: "faq" */ './FaqPage'),
  offlineName: 'FAQ',
  analyticsTitles: { '/faq': 'FAQ' },
  server: () => import('./server'),

  async preload(dispatch) {
    const { faqsApi } = await import(/* webpackChunkName: "text-queries" */ '../../api/content/faqs');
    dispatch(faqsApi.util.prefetch('getFaqs', undefined, {}));
  },
} satisfies Feature;
