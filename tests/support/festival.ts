import { type FestivalSettings, festivalSettings } from '#lib/config/festivalSettings.ts';

/** The settings of an event without any. */
export const FESTIVAL = festivalSettings(undefined);

export const festivalNamed = (name: string | undefined): FestivalSettings =>
  Object.defineProperties({} as FestivalSettings, {
    ...Object.getOwnPropertyDescriptors(FESTIVAL),
    name: { value: name },
  });
