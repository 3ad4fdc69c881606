import { getEvent, getNavigation, getSiteSettings } from '#api/content/queries/event.ts';
import { features } from './features.ts';

/** The GROQ of everything that the site asks, in the browser and on Node: a content service may know it from others'. */
export async function siteQueries(): Promise<string[]> {
  const servers = await Promise.all(features.map(({ server }) => server?.()));
  return [
    ...[getEvent(), getNavigation({ name: 'home' }), getSiteSettings()].map(({ groq }) => groq),
    ...servers.flatMap((loaded) => loaded?.server.queries ?? []),
  ];
}
