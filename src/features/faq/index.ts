import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The FAQ's manifest. */
export const faq = {
  path: '/faq',
  chunk: 'faq',
  load: () => import(/* webpackChunkName: "faq" */ './FaqPage'),

  /** Starts the screen's query while its code is still on its way. */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    const { faqsApi } = await import(/* webpackChunkName: "text-queries" */ '../../api/content/faqs');
    dispatch(faqsApi.util.prefetch('getFaqs', undefined, {}));
  },
};
