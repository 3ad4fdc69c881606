import { type StoredDocument, isDraft, publishedId } from '#lib/schema/storedDocument.ts';
import { type ListingStore, type Picture, noPlace } from './listingStore.ts';

/** What is used of a Sanity client, which may write and sees drafts: its perspective is `raw`. */
export interface SanityWriter {
  fetch(query: string, parameters: Record<string, unknown>): Promise<unknown>;
  getDocuments(ids: string[]): Promise<unknown>;
  mutate(mutations: Mutation[], options: { visibility: 'async' }): Promise<unknown>;
}

type Mutation =
  | { createIfNotExists: StoredDocument }
  | { patch: { id: string; set: Record<string, unknown>; unset?: string[] } };

/**
 * The listings of a Sanity project. A listing is a draft, and so is the change of the map: an editor publishes both.
 *
 * @param uploadPicture stores a picture and returns its asset
 */
export function createSanityListings(
  client: SanityWriter,
  uploadPicture: (picture: Picture) => Promise<{ _id: string }>,
): ListingStore {
  const documentsOf = async (...ids: string[]) =>
    (await client.getDocuments(ids)) as (StoredDocument | null | undefined)[];
  /** All of them, or none. */
  const commit = (mutations: Mutation[]) => client.mutate(mutations, { visibility: 'async' });

  return {
    async readMaps(eventId) {
      const maps = (await client.fetch(
        `*[_type == "mapEvent" && eventInstance._ref == $event && !(_id in path("versions.**"))]`,
        { event: eventId },
      )) as StoredDocument[];
      const drafted = new Set(maps.filter(isDraft).map(({ _id }) => publishedId(_id)));
      return maps.filter((map) => isDraft(map) || !drafted.has(map._id));
    },
    async storePicture(picture) {
      // Sanity stores equal bytes once.
      const { _id } = await uploadPicture(picture);
      return { _type: 'image', asset: { _type: 'reference', _ref: _id } };
    },
    async write(place, booth) {
      const [published] = await documentsOf(place._id);
      const mutations: Mutation[] = [];
      if (!published) mutations.push({ createIfNotExists: { ...place, _id: `drafts.${place._id}` } });
      if (booth) {
        const draft = draftOf(booth.map);
        const reference = {
          _type: 'reference',
          _ref: place._id,
          // The place is not published yet.
          _weak: true,
          _strengthenOnPublish: { type: place._type },
        };
        mutations.push(
          { createIfNotExists: draft },
          {
            patch: {
              id: draft._id,
              set: { [`booths[_key == ${JSON.stringify(booth.key)}].place`]: reference },
            },
          },
        );
      }
      if (mutations.length > 0) await commit(mutations);
      return booth ? 'Publish its draft and that of the map in the Studio.' : PUBLISH_IT;
    },
    async edit(id, fieldsOf) {
      const [draft, published] = await documentsOf(`drafts.${id}`, id);
      const place = draft ?? published;
      if (!place) throw noPlace(id);
      const fields = Object.entries(fieldsOf(place));
      await commit([
        { createIfNotExists: draftOf(place) },
        {
          patch: {
            id: `drafts.${id}`,
            set: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
            unset: fields.filter(([, value]) => value === undefined).map(([name]) => name),
          },
        },
      ]);
      return PUBLISH_IT;
    },
  };
}

const PUBLISH_IT = 'Publish its draft in the Studio.';

/** What becomes the draft of a document, unless it has one. */
function draftOf({ _id, _rev, _createdAt, _updatedAt, ...document }: StoredDocument): StoredDocument {
  return { ...document, _id: `drafts.${publishedId(_id)}` };
}
