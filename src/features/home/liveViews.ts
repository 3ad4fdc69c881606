import type { ContentState } from '#content/client/contentApi.ts';
import { eventApi } from '#content/festival/api.ts';
import type { LiveContent } from '#content/live/liveContent.ts';
import { LIVE_VIEW_MODULES } from '#content/saved-view/queries.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

/** The saved views on the home screen; undefined if it has none. */
export function liveViews(state: unknown): LiveContent | undefined {
  if (!state) return LIVE_VIEW_MODULES;
  const { data: event } = eventApi.endpoints.getEvent.select()(state as ContentState);
  return viewsOnHome(event).length > 0 ? LIVE_VIEW_MODULES : undefined;
}
