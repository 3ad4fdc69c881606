import type { ContentState } from '#api/content/contentApi.ts';
import { eventApi } from '#api/content/event.ts';
import type { LiveContent } from '#api/content/live/liveContent.ts';
import { LIVE_VIEW_MODULES } from '#api/content/queries/viewItems.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

/** The saved views on the home screen; undefined where it has none. */
export function liveViews(state: unknown): LiveContent | undefined {
  if (!state) return LIVE_VIEW_MODULES;
  const { data: event } = eventApi.endpoints.getEvent.select()(state as ContentState);
  return viewsOnHome(event).length > 0 ? LIVE_VIEW_MODULES : undefined;
}
