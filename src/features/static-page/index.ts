import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Address } from '../../lib/url/screenCodec';
import { aliasOf } from './model/aliasOf';

/** The manifest of pages that are nothing but a text. */
export const staticPage = {
  path: '/:slug',
  load: () => import(/* webpackChunkName: "static-page" */ './StaticPage'),

  /** Starts the screen's query while its code is still on its way. */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, { pathname }: Address) {
    const { staticPagesApi } = await import(
      /* webpackChunkName: "text-queries" */ '../../api/content/staticPages'
    );
    dispatch(staticPagesApi.util.prefetch('getStaticPage', { alias: aliasOf(pathname) }, {}));
  },
};
