import { type PresentationPluginOptions, defineDocuments, defineLocations } from 'sanity/presentation';
import { DOCUMENT_PAGES, documentAddress } from './documentPages.ts';

const pages = Object.entries(DOCUMENT_PAGES);

/** Leads from a document's form to its page in the Presentation tool, and from the page to the form. */
export const documentLocations: NonNullable<PresentationPluginOptions['resolve']> = {
  locations: Object.fromEntries(
    pages.map(([type, page]) => [
      type,
      defineLocations({
        select: { slug: 'alias.current' },
        resolve(document) {
          const href = documentAddress(page, document?.slug);
          return href === undefined
            ? { message: 'It has no page until it has an alias.', tone: 'caution' }
            : { locations: [{ title: page.screen, href }] };
        },
      }),
    ]),
  ),
  mainDocuments: defineDocuments(
    pages
      .filter(([, { address }]) => /^[^?]+:slug$/.test(address))
      .map(([type, { address }]) => ({
        route: address,
        filter: `_type == "${type}" && alias.current == $slug`,
      })),
  ),
};
