import { type PresentationPluginOptions, defineDocuments, defineLocations } from 'sanity/presentation';
import { locationOf, mainDocuments, shownKinds } from './documentPages.ts';

/** Links a document's form with its page in the Presentation tool, in both directions. */
export const documentLocations: NonNullable<PresentationPluginOptions['resolve']> = {
  locations: Object.fromEntries(
    shownKinds.map((kind) => [
      kind.type,
      defineLocations({
        select: { slug: 'alias.current' },
        resolve(document) {
          const location = locationOf(kind, document?.slug);
          return location
            ? { locations: [location] }
            : { message: 'It has no page until it has an alias.', tone: 'caution' };
        },
      }),
    ]),
  ),
  mainDocuments: defineDocuments(mainDocuments),
};
