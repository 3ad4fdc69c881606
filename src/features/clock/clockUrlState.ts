import type { RootState } from '#content/store.ts';
import type { UrlState } from '#features/feature.ts';
import { timeTravelRead } from './clockSlice.ts';
import { timeTravelCodec } from './timeTravelCodec.ts';

/** The time of the preview (`at=`), which is in the URL of every screen. */
export const clockUrlState: UrlState<string | undefined> = {
  codec: timeTravelCodec,
  isGlobal: true,
  select: (root) => (root as RootState).clock?.at,
  read: timeTravelRead,
};
