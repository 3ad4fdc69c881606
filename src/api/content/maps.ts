import { FACTS } from '../../lib/facts';
import { type MapEvent, mapEventSchema } from '../../lib/model/mapEvent';
import { contentApi } from './contentApi';
import { documentList } from './documentList';

const OF_EVENT = '_type == "mapEvent" && eventInstance._ref == $eventId';
const NEWEST_FIRST = 'order(_createdAt desc, _id asc) {_id, title, location, pdf}';

export const mapsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The event's maps, newest first; all maps where it has none. */
    getMapEvents: build.query<readonly MapEvent[], void>({
      query: () => ({
        groq: `select(
          count(*[${OF_EVENT}]) > 0 => *[${OF_EVENT}] | ${NEWEST_FIRST},
          *[_type == "mapEvent"] | ${NEWEST_FIRST}
        )`,
        schema: documentList(mapEventSchema),
      }),
      transformResponse: ({ items }: { items: MapEvent[] }) => items,
      keepUnusedDataFor: FACTS.mapsKeptFor / 1000,
    }),
  }),
});

/** The maps, which change more often than other content while halls are being built up. */
export function useMaps() {
  return mapsApi.useGetMapEventsQuery(undefined, { refetchOnMountOrArgChange: FACTS.mapsFreshFor / 1000 });
}
