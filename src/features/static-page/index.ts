import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isContentError } from '../../lib/errors/contentError';
import type { Address } from '../../lib/url/screenCodec';
import { notFound } from '../not-found';
import { aliasOf } from './model/aliasOf';

/** The manifest of pages that are nothing but a text. */
export const staticPage = {
  path: '/:slug',
  chunk: 'static-page',
  load: () => import(/* webpackChunkName: "static-page" */ './StaticPage'),

  /** Starts the screen's query while its code is still on its way. @returns the not-found page's address if there is no such text. */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, { pathname }: Address) {
    const { staticPagesApi } = await import(
      /* webpackChunkName: "text-queries" */ '../../api/content/staticPages'
    );
    const { error } = await dispatch(
      staticPagesApi.endpoints.getStaticPage.initiate({ alias: aliasOf(pathname) }, { subscribe: false }),
    );
    return isContentError(error) && error.kind === 'not-found' ? notFound.path : undefined;
  },
};
