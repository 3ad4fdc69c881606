import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { staticPagesApi } from '../../api/content/staticPages';
import type { Address } from '../../lib/url/screenCodec';
import { aliasOf } from './model/aliasOf';

/** The manifest of pages that are nothing but a text. */
export const staticPage = {
  path: '/:slug',
  load: () => import(/* webpackChunkName: "static-page" */ './StaticPage'),

  /** Starts the screen's query while its code is still on its way. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, { pathname }: Address) {
    dispatch(staticPagesApi.util.prefetch('getStaticPage', { alias: aliasOf(pathname) }, {}));
  },
};
