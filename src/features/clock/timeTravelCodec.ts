import { readWallTime } from '#lib/dates/wallTime.ts';
import { AT_PARAM, writeParams } from '#lib/url/queryParams.ts';
import { type ScreenCodec, paramReader } from '#lib/url/screenCodec.ts';

/**
 * The time of the preview (`at=`) in the URL of any screen. A URL without it does not end the preview: when a link
 * leads to another screen, the time stays and is added to that screen's URL.
 */
export const timeTravelCodec: ScreenCodec<string | undefined> = {
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
