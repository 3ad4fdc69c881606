import type { ContentState } from '#content/client/contentApi.ts';
import { eventApi } from '#content/festival/api.ts';
import type { FeatureServer } from '#features/feature.ts';
import { savedView } from '#features/saved-views/index.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

export const server: FeatureServer = {
  // The page's head already names its picture.
  linkPreview: () => undefined,

  chunks(state) {
    const { data: event } = eventApi.endpoints.getEvent.select()(state as ContentState);
    return viewsOnHome(event).length > 0 ? [savedView.chunk] : [];
  },

  structuredData: (_state, page) => page.festival(),
};
