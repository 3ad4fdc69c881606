import { type RouteObject, matchRoutes } from 'react-router-dom';
import type { ShownContent } from '#content/discovery/shownContent.ts';
import type { ChildRoute } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { features } from '../features.ts';

type Page = NonNullable<ShownContent['page']>;

/** The slugs of the documents that have a page of their own. */
export interface PageSlugs {
  page: Page;
  slugs: ReadonlySet<string>;
}

/** The site's routes by path, without the code that they load. */
const routes: RouteObject[] = [notFound, ...features].map(({ path, ...feature }) => ({
  id: path,
  path,
  children: childrenOf(path, 'routes' in feature ? feature.routes : undefined),
}));

function childrenOf(base: string, children: readonly ChildRoute[] = []): RouteObject[] {
  return children.map(({ path, routes }) => {
    const id = `${base}/${path}`;
    return { id, path, children: childrenOf(id, routes) };
  });
}

/** All words in the site's paths. A slug that is none of them cannot be mistaken for a screen. */
const words = new Set(idsOf(routes).flatMap((id) => id.toLowerCase().split('/')));

function idsOf(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ id = '', children = [] }) => [id, ...idsOf(children)]);
}

/** Whether the site opens this page at the slug. False if another route with a higher rank matches the address. */
export function opensAt({ routes: [own = ''], searchParam }: Page, slug: string): boolean {
  if (searchParam !== undefined || !words.has(slug.toLowerCase())) return true;
  const path = own.replace(/:[^/]*$/, () => encodeURIComponent(slug));
  return matchRoutes(routes, path)?.at(-1)?.route.id === own;
}

/**
 * Whether an address has a screen and the document that it names exists.
 *
 * @param address path, query and fragment.
 */
export function isPage(address: string, contents: readonly PageSlugs[]): boolean {
  const { pathname, searchParams } = new URL(address, 'https://in.site');
  const matches = matchRoutes(routes, pathname) ?? [];
  return (
    matches.length > 0 &&
    matches.every(({ route: { id = '' }, params }) => {
      if (id === notFound.path) return false;
      const content = contents.find(({ page }) => page.routes.includes(id));
      if (!content) return true;
      const { page, slugs } = content;
      if (page.searchParam !== undefined) {
        const slug = searchParams.get(page.searchParam);
        return slug === null || slugs.has(slug);
      }
      const param = /:([^/]+)$/.exec(id)?.[1];
      // A screen without a parameter needs some content, no matter which.
      return param === undefined
        ? slugs.size > 0
        : params[param] === page.fixedSlug || slugs.has(params[param] ?? '');
    })
  );
}
