import { CALENDAR_QUERY } from '#content/event/calendar/calendarContent.ts';
import type { SiteGroq } from '#lib/rendering/renderer.ts';
import { getFacets } from '#content/facet/queries.ts';
import { getEvent, getLanguages, getNavigation, getSiteSettings } from '#content/festival/queries.ts';
import { inAnyLanguage } from '#content/client/inLanguage.ts';
import { changedRows, listenerQuery } from '#content/live/liveContent.ts';
import type { FeatureServer } from '#features/feature.ts';
import { features } from './features.ts';

/**
 * The GROQ of all queries of the site, in the browser and on Node. The embedded content service gives them priority.
 */
export async function siteQueries(): Promise<SiteGroq> {
  const servers = await Promise.all(features.flatMap(({ server }) => server?.() ?? []));
  const requested = servers.map((loaded) => groqOf(loaded.server.queries ?? []));
  const live = await Promise.all(features.flatMap((feature) => feature.live?.() ?? []));
  const followed = live.flatMap((content) => content ?? []);
  const everywhere = [
    getEvent(),
    getLanguages(),
    getNavigation({ name: 'home' }),
    getSiteSettings(),
    getFacets(),
  ];
  return {
    requested: [
      CALENDAR_QUERY,
      ...everywhere.map(({ groq }) => groq),
      ...followed.map((content) => changedRows(content, [], '').groq),
      ...(await Promise.all(requested)).flat(),
    ].flatMap(inAnyLanguage),
    listened: followed.map(listenerQuery),
  };
}

async function groqOf(queries: NonNullable<FeatureServer['queries']>) {
  return typeof queries === 'function' ? queries() : queries;
}
