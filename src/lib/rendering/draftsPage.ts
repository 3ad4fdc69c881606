/** The parameter of pages that show drafts, as in `/lineup?preview`. */
export const DRAFTS_PARAM = 'preview';

const TAG = '<meta name="perspective" content="drafts">';

/**
 * Marks the built page, so that it shows drafts. Only the server adds the mark; an address alone changes nothing.
 *
 * @param html the built `index.html`
 */
export function toDraftsPage(html: string): string {
  return html.replace('</head>', `${TAG}</head>`);
}

/** Whether the server has marked the page. */
export function isDraftsPage(page: { querySelector(selector: string): unknown }): boolean {
  return page.querySelector('meta[name=perspective]') !== null;
}
