import { readWallTime } from '#lib/dates/wallTime.ts';
import { AT_PARAM, writeParams } from '#lib/url/queryParams.ts';
import { type ScreenCodec, paramReader } from '#lib/url/screenCodec.ts';

/**
 * The preview's time in the URL of any screen. A URL without one says nothing about it: the preview stays when a link
 * leads to another screen, and is then written to that one's URL.
 */
export const previewCodec: ScreenCodec<string | undefined> = {
  params: [AT_PARAM],
  read({ search }) {
    const at = paramReader(search)(AT_PARAM);
    return at !== undefined && readWallTime(at) !== undefined ? at : undefined;
  },
  write: (at, { pathname, search }) => ({
    pathname,
    search: at === paramReader(search)(AT_PARAM) ? search : writeParams({ [AT_PARAM]: at }, search),
  }),
};
