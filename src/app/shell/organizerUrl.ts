import type { FestivalSettings } from '#content/festival/festivalSettings.ts';

/** The organizer's site with utm parameters. */
export function organizerUrl({ url, utm }: FestivalSettings['organizer']): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(utm)) target.searchParams.set(`utm_${name}`, value);
  return target.href;
}
