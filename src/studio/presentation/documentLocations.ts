import { type PresentationPluginOptions, defineDocuments, defineLocations } from 'sanity/presentation';
import { languages } from '../environment.ts';
import { locationsOf, mainDocuments, shownKinds } from './documentPages.ts';

/** Links a document's form with its page in the Presentation tool, in both directions. */
export const documentLocations: NonNullable<PresentationPluginOptions['resolve']> = {
  locations: Object.fromEntries(
    shownKinds.map((kind) => [
      kind.type,
      defineLocations({
        select: { slug: 'alias.current', language: 'language' },
        resolve(document) {
          const locations = locationsOf(kind, document, languages);
          return locations.length > 0
            ? { locations }
            : { message: 'It has no page until it has an alias.', tone: 'caution' };
        },
      }),
    ]),
  ),
  mainDocuments: defineDocuments(mainDocuments(languages)),
};
