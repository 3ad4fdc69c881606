import { isContentError } from '#lib/errors/contentError.ts';
import type { Feature } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { aliasOf } from './model/aliasOf.ts';

/** Pages that are nothing but a text, such as terms. */
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

  /** @returns the not-found page's address if there is no such text. */
  async preload(dispatch, { pathname }) {
    const { staticPagesApi } = await import(
      /* webpackChunkName: "text-queries" */ '#api/content/staticPages.ts'
    );
    const { error } = await dispatch(
      staticPagesApi.endpoints.getStaticPage.initiate({ alias: aliasOf(pathname) }, { subscribe: false }),
    );
    return isContentError(error) && error.kind === 'not-found' ? notFound.path : undefined;
  },
} satisfies Feature;
