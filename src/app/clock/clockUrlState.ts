import type { RootState } from '#api/storeHooks.ts';
import type { UrlState } from '#features/feature.ts';
import { previewRead } from '#state/clock/clockSlice.ts';
import { previewCodec } from '#state/clock/previewCodec.ts';

/** The preview's time, which is in the URL of every screen. */
export const clockUrlState: UrlState<string | undefined> = {
  codec: previewCodec,
  isGlobal: true,
  select: (root) => (root as RootState).clock?.at,
  read: previewRead,
};
