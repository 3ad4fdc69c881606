import type { ContentState } from '#api/content/contentApi.ts';
import { eventApi } from '#api/content/event.ts';
import type { FeatureServer } from '#features/feature.ts';
import { savedView } from '#features/saved-view/index.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

export const server: FeatureServer = {
  // The document names its picture.
  share: () => undefined,

  chunks(state) {
    const { data: event } = eventApi.endpoints.getEvent.select()(state as ContentState);
    return viewsOnHome(event).length > 0 ? [savedView.chunk] : [];
  },

  structuredData: (_state, page) => page.festival(),
};
