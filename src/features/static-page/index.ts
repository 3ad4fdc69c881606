import { isContentError } from '#lib/errors/contentError.ts';
import type { Feature } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { aliasOf } from './model/aliasOf.ts';

/** Pages that consist of a single text, such as the terms. */
export const staticPage = {
  path: '/:slug',
  chunk: 'static-page',
  load: () => import(/* webpackChunkName: "static-page" */ './StaticPage.tsx'),
  analyticsTitles: {
    '/terms': 'Terms and Conditions',
    '/anti-harassment-policy': 'Anti-Harassment Policy',
    '/code-of-conduct': 'Code of Conduct',
  },
  server: () => import('./server.ts'),

  /** @returns the not-found page's URL if the page does not exist. */
  async preload(dispatch, { pathname }) {
    const { staticPagesApi } = await import(/* webpackChunkName: "text-queries" */ '#content/page/api.ts');
    const { error } = await dispatch(
      staticPagesApi.endpoints.getStaticPage.initiate({ alias: aliasOf(pathname) }, { subscribe: false }),
    );
    return isContentError(error) && error.kind === 'not-found' ? notFound.path : undefined;
  },
} satisfies Feature;
