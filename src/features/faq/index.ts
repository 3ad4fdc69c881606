import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { faqsApi } from '../../api/content/faqs';

/** The FAQ's manifest. */
export const faq = {
  path: '/faq',
  load: () => import(/* webpackChunkName: "faq" */ './FaqPage'),

  /** Starts the screen's query while its code is still on its way. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    dispatch(faqsApi.util.prefetch('getFaqs', undefined, {}));
  },
};
