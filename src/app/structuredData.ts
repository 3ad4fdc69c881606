import { eventApi } from '#content/festival/api.ts';
import type { Feature, StructuredPage } from '#features/feature.ts';
import { eventName } from '#content/festival/eventName.ts';
import {
  type StructuredData,
  breadcrumbData,
  festivalData,
} from '#content/structured-data/structuredData.ts';
import type { RootState } from '#content/store.ts';
import { features } from './features.ts';
import { MESSAGES } from './shell/messages/index.ts';

/**
 * The structured data of an address, from the store's state. Only rendered pages have it, because crawlers request each
 * page by itself.
 *
 * @param page.pathname its path.
 */
export async function structuredData(
  state: RootState,
  feature: Feature,
  { pathname, params, root, i18n }: Pick<StructuredPage, 'params' | 'root' | 'i18n'> & { pathname: string },
): Promise<readonly StructuredData[]> {
  const loaded = await feature.server?.();
  const home = `${root}/`;
  const event = eventApi.endpoints.getEvent.select()(state).data;
  const page: StructuredPage = {
    root,
    url: root + pathname,
    params,
    features,
    i18n,
    trail: (...pages) =>
      breadcrumbData([{ name: eventName(event) ?? i18n.t(MESSAGES.home), url: home }, ...pages]),
    festival: (performers) => (event ? [festivalData(event, { url: home, performers })] : []),
  };
  return loaded?.server.structuredData?.(state, page) ?? [];
}
