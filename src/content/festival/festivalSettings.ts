import { readDate } from '#lib/dates/calendarDate.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';
import type { FestivalEvent } from './schema.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';

/** The festival's settings from its event document; a field that is absent has its default. */
export interface FestivalSettings {
  /** The short name; undefined while it is unknown. */
  name: string | undefined;
  venue: string;
  city: string;
  /** `YYYY-MM-DD`; `festivalDates` writes them. */
  dates: { start: string; end: string | undefined };
  year: number;
  /** Undefined if the festival has none; `messages` has a text for that. */
  openingHours: string | undefined;
  /** Empty if the festival has none; `messages` has some. */
  subjects: readonly string[];
  /** Undefined if the festival has none; `messages` has one. */
  marketplaceSubtitle: string | undefined;
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

const NO_EVENT: Partial<FestivalEvent> = {};

/** @param event undefined while it is loading, or if it cannot be loaded. */
export function festivalSettings(event: FestivalEvent | undefined): FestivalSettings {
  return settingsOf(event ?? NO_EVENT);
}

const settingsOf = oncePerObject((event: Partial<FestivalEvent>): FestivalSettings => {
  const { organizer, utmParameters: utm } = event;
  // The dates are used only together: the start of one festival must not meet the default end of another.
  const hasDates = readDate(event.startDate) !== undefined;
  const { startDate: start = SPEC_DEFAULTS.startDate, endDate } = hasDates ? event : SPEC_DEFAULTS;
  const fallback = SPEC_DEFAULTS.organizer;
  return {
    name: event.nickname ?? event.title,
    venue: event.locationName ?? SPEC_DEFAULTS.venue,
    city: event.city ?? SPEC_DEFAULTS.city,
    dates: { start, end: readDate(endDate) && endDate },
    year: Number(start.slice(0, 4)),
    openingHours: event.openingHours,
    subjects: event.subjects ?? [],
    walkingMinutes: event.walkingMinutes ?? SPEC_DEFAULTS.walkingMinutes,
    marketplaceSubtitle: event.marketplaceSubtitle,
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
    shopBaseUrl: parseWebAddress(event.shopBaseUrl)?.href ?? SPEC_DEFAULTS.shopBaseUrl,
  };
});
