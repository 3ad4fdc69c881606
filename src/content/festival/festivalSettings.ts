import { eventDatesText } from './eventDates.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from './schema.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';

/** The festival's settings from its event document; a field that is absent has its default. */
export interface FestivalSettings {
  /** The short name; undefined while it is unknown. */
  name: string | undefined;
  venue: string;
  city: string;
  /** `May 3-4, 2031` */
  dates: string;
  year: number;
  openingHours: string;
  subjects: readonly string[];
  marketplaceSubtitle: string;
  /** How long the walk from one hall to another takes. */
  walkingMinutes: number;
  /** Without a `logo` the name is shown. */
  organizer: {
    name: string;
    url: string;
    logo: string | undefined;
    utm: { source: string; medium: string; campaign: string };
  };
  /** An address that a brand's alias completes. */
  shopBaseUrl: string;
}

/** @param event undefined while it is loading, or if it cannot be loaded. */
export function festivalSettings(event: FestivalEvent | undefined): FestivalSettings {
  const { organizer, utmParameters: utm } = event ?? {};
  // The dates are used only together: the start of one festival must not meet the default end of another.
  const dates = eventDatesText(event?.startDate, event?.endDate);
  const fallback = SPEC_DEFAULTS.organizer;
  return {
    name: event?.nickname ?? event?.title,
    venue: event?.locationName ?? SPEC_DEFAULTS.venue,
    city: event?.city ?? SPEC_DEFAULTS.city,
    dates: dates ?? eventDatesText(SPEC_DEFAULTS.startDate, SPEC_DEFAULTS.endDate) ?? '',
    year: Number(((dates && event?.startDate) ?? SPEC_DEFAULTS.startDate).slice(0, 4)),
    openingHours: event?.openingHours ?? SPEC_DEFAULTS.openingHours,
    subjects: event?.subjects.length ? event.subjects : SPEC_DEFAULTS.subjects,
    walkingMinutes: event?.walkingMinutes ?? SPEC_DEFAULTS.walkingMinutes,
    marketplaceSubtitle: event?.marketplaceSubtitle ?? SPEC_DEFAULTS.marketplaceSubtitle,
    organizer: {
      name: organizer?.name ?? fallback.name,
      url: parseWebAddress(organizer?.url)?.href ?? fallback.url,
      logo: organizer?.name === undefined ? fallback.logo : assetAddress(organizer.logo),
      utm: {
        source: organizer?.utm?.source ?? utm?.source ?? fallback.utm.source,
        medium: organizer?.utm?.medium ?? utm?.medium ?? fallback.utm.medium,
        campaign: organizer?.utm?.campaign ?? fallback.utm.campaign,
      },
    },
    shopBaseUrl: parseWebAddress(event?.shopBaseUrl)?.href ?? SPEC_DEFAULTS.shopBaseUrl,
  };
}
