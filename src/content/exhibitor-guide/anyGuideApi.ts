import { contentApi } from '../client/contentApi.ts';
import { hasExhibitorGuide } from './anyGuide.ts';

/** Whether there is a guide for exhibitors, without its texts; part of the chunk of the exhibitor kit. */
export const anyGuideApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    hasExhibitorGuide: build.query<boolean, void>({ query: () => async () => hasExhibitorGuide() }),
  }),
});

export const { useHasExhibitorGuideQuery } = anyGuideApi;
