import { festivalTime } from '#content/festival/festivalTime.ts';
import { type FestivalSettings, festivalSettings } from '#content/festival/festivalSettings.ts';

/** The settings of an event without any. */
export const FESTIVAL = festivalSettings(undefined);

/** Its days and clock. */
export const FESTIVAL_TIME = festivalTime(undefined);

export const festivalNamed = (name: string | undefined): FestivalSettings => ({ ...FESTIVAL, name });
