import { type ExhibitorGuide, exhibitorGuideSchema } from '../../lib/model/exhibitorGuide';
import { contentApi } from './contentApi';
import { documentList } from './documentList';

export const exhibitorGuidesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the guides have none that hides them. */
    getExhibitorGuides: build.query<readonly ExhibitorGuide[], void>({
      query: () => ({
        groq: `*[_type == "exhibitorGuide" && eventInstance._ref == $eventId]
          | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, lastUpdated, sections}`,
        schema: documentList(exhibitorGuideSchema),
      }),
      transformResponse: ({ items }: { items: ExhibitorGuide[] }) => items,
    }),
  }),
});

export const { useGetExhibitorGuidesQuery } = exhibitorGuidesApi;
