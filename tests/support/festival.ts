import { festivalTime } from '#lib/config/festivalTime.ts';
import { type FestivalSettings, festivalSettings } from '#lib/config/festivalSettings.ts';

/** The settings of an event without any. */
export const FESTIVAL = festivalSettings(undefined);

/** Its days and clock. */
export const FESTIVAL_TIME = festivalTime(undefined);

export const festivalNamed = (name: string | undefined): FestivalSettings => ({ ...FESTIVAL, name });
