import { Readable } from 'node:stream';
import { createClient } from '@sanity/client';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { type StoredDocument, isDraft, publishedId } from '#lib/schema/storedDocument.ts';
import { type ListingStore, noPlace } from './listingStore.ts';

/**
 * A Sanity project. A listing is a draft, and so is the change of the map: an editor publishes both.
 *
 * @param token may write
 * @throws Error without a token
 */
export function openSanityProject(
  {
    sanityProjectId,
    dataset,
    apiVersion,
    apiHost,
  }: Pick<SiteEnvironment, 'sanityProjectId' | 'dataset' | 'apiVersion' | 'apiHost'>,
  token: string | undefined,
): ListingStore {
  if (token === undefined)
    throw new Error('SANITY_WRITE_TOKEN is not set: listings are written to Sanity with this token only.');
  const client = createClient({
    projectId: sanityProjectId ?? 'embedded',
    dataset,
    apiVersion,
    token,
    useCdn: false,
    perspective: 'raw',
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  });

  return {
    async readMaps(eventId) {
      const maps = await client.fetch<StoredDocument[]>(
        `*[_type == "mapEvent" && eventInstance._ref == $event && !(_id in path("versions.**"))]`,
        { event: eventId },
      );
      const drafted = new Set(maps.filter(isDraft).map(({ _id }) => publishedId(_id)));
      return maps.filter((map) => isDraft(map) || !drafted.has(map._id));
    },
    async storePicture({ bytes, type }) {
      // Sanity stores equal bytes once.
      const { _id } = await client.assets.upload('image', Readable.from([Buffer.from(bytes)]), {
        filename: `picture.${type}`,
      });
      return { _type: 'image', asset: { _type: 'reference', _ref: _id } };
    },
    async write(place, booth) {
      const isPublished = (await client.getDocument(place._id)) !== undefined;
      const transaction = client.transaction();
      if (!isPublished) transaction.createIfNotExists({ ...place, _id: `drafts.${place._id}` });
      if (booth) {
        const draft = draftOf(booth.map);
        transaction.createIfNotExists(draft);
        transaction.patch(draft._id, (patch) =>
          patch.set({
            [`booths[_key == ${JSON.stringify(booth.key)}].place`]: {
              _type: 'reference',
              _ref: place._id,
              // The place is not published yet.
              _weak: true,
              _strengthenOnPublish: { type: place._type },
            },
          }),
        );
      }
      await transaction.commit({ visibility: 'async' });
      return booth ? 'Publish its draft and that of the map in the Studio.' : PUBLISH_IT;
    },
    async edit(id, fieldsOf) {
      const [draft, published] = await client.getDocuments<StoredDocument>([`drafts.${id}`, id]);
      const place = draft ?? published;
      if (!place) throw noPlace(id);
      const fields = Object.entries(fieldsOf(place));
      await client
        .transaction()
        .createIfNotExists(draftOf(place))
        .patch(`drafts.${id}`, (patch) =>
          patch
            .set(Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
            .unset(fields.filter(([, value]) => value === undefined).map(([name]) => name)),
        )
        .commit({ visibility: 'async' });
      return PUBLISH_IT;
    },
  };
}

const PUBLISH_IT = 'Publish its draft in the Studio.';

/** What becomes the draft of a document, unless it has one. */
function draftOf({ _id, _rev, _createdAt, _updatedAt, ...document }: StoredDocument): StoredDocument {
  return { ...document, _id: `drafts.${publishedId(_id)}` };
}
