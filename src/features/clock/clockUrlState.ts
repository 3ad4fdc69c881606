import type { RootState } from '#content/store.ts';
import type { UrlState } from '#features/feature.ts';
import { previewRead } from './clockSlice.ts';
import { previewCodec } from './previewCodec.ts';

/** The preview's time, which is in the URL of every screen. */
export const clockUrlState: UrlState<string | undefined> = {
  codec: previewCodec,
  isGlobal: true,
  select: (root) => (root as RootState).clock?.at,
  read: previewRead,
};
