import { type RouteObject, matchRoutes } from 'react-router-dom';
import type { ShownContent } from '#content/discovery/shownContent.ts';
import type { ChildRoute } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { features } from '../features.ts';

type Page = NonNullable<ShownContent['page']>;

/** The documents that open at a page, by their slugs. */
export interface PageSlugs {
  page: Page;
  slugs: ReadonlySet<string>;
}

/** The site's routes by their paths, without what they load. */
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

/** The words in the site's paths. Any other slug cannot be mistaken for another screen. */
const words = new Set(idsOf(routes).flatMap((id) => id.toLowerCase().split('/')));

function idsOf(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ id = '', children = [] }) => [id, ...idsOf(children)]);
}

/** Whether a route of the site opens a document of that page, not one with a higher rank. */
export function opensAt({ routes: [own = ''], searchParam }: Page, slug: string): boolean {
  if (searchParam !== undefined || !words.has(slug.toLowerCase())) return true;
  const path = own.replace(/:[^/]*$/, () => encodeURIComponent(slug));
  return matchRoutes(routes, path)?.at(-1)?.route.id === own;
}

/**
 * Whether an address has a screen, and the documents that it names.
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
      // A screen with a path of its own shows whatever there is, but it needs something.
      return param === undefined
        ? slugs.size > 0
        : params[param] === page.fixedSlug || slugs.has(params[param] ?? '');
    })
  );
}
