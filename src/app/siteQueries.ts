import { getEvent, getNavigation, getSiteSettings } from '#api/content/queries/event.ts';
import { features } from './features.ts';

/** The GROQ of all the site's queries, in the browser and on Node; the embedded content service gives them priority. */
export async function siteQueries(): Promise<string[]> {
  const servers = await Promise.all(features.map(({ server }) => server?.()));
  return [
    ...[getEvent(), getNavigation({ name: 'home' }), getSiteSettings()].map(({ groq }) => groq),
    ...servers.flatMap((loaded) => loaded?.server.queries ?? []),
  ];
}
