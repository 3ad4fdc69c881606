import type { ZoneOffsets } from '../dates/pageOffsets.ts';
import type { LinkPreviewPicture } from '../link-preview/card.ts';
import type { DocumentAttributes } from './documentAttributes.ts';

/** The result of rendering a URL on Node. */
export interface RenderedPage {
  status: 200 | 301 | 404 | 503;
  /** Redirect target; with status 301 only. */
  location?: string;
  /** Why the content could not be loaded; with status 503 only. */
  reason?: string;
  /** The page's own picture for link previews. */
  linkPreview?: LinkPreviewPicture | undefined;
  /** The sync tags of the content on which the page depends; undefined if they are not all known. */
  tags?: readonly string[] | undefined;
  /** The complete document; empty with status 301 or 503. */
  html: string;
}

/**
 * Renders a URL: its path and query string.
 *
 * @param generation pages of one generation share the results of their queries. Default: each page executes its own
 */
export type RenderPage = (address: string, generation?: Generation) => Promise<RenderedPage>;

export interface Generation {
  id: string;
  /** The last event of the content service; results are as new as this event. Default: they may be older. */
  lastLiveEventId?: string | undefined;
}

/** Data that a rendered page contains for hydration. */
export interface PageData {
  /** The URL whose screen is in the HTML, normalised by `pageAddress`. */
  address: string;
  /** The store's state, or the part that the screen needs. */
  state: object;
  /** Of the festival's time zone. */
  offsets?: ZoneOffsets | undefined;
}

const BLOCK_ID = 'page-data';

/** The parts of a document that depend on its URL. */
interface DocumentParts {
  attributes: DocumentAttributes;
  /** Tags for the head. */
  head: string;
  /** The screen's HTML. */
  body: string;
  /** Tags for the end of the body, after all that the visitor sees. */
  end?: string;
  data: PageData;
}

/**
 * Inserts a screen into the built `index.html`.
 *
 * @throws Error if the template lacks a placeholder.
 */
export function fillTemplate(
  template: string,
  { attributes, head, body, end = '', data }: DocumentParts,
): string {
  const [before, between, after] = withAttributes(template, attributes).split(
    /(?=<\/head>)|<div id="root"><\/div>(?:<noscript>.*?<\/noscript>)?/,
  );
  if (before === undefined || between === undefined || after === undefined)
    throw new Error('The template has no head, or no element with the id "root".');
  // In a script element only `<` can open or close a tag.
  const json = wellFormedJson(data).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${BLOCK_ID}">${json}</script>`;
  return `${before}${head}${between}<div id="root" data-starting>${body}</div>${end}${block}${after}`;
}

/**
 * Replaces the text for browsers without scripts in the built `index.html`, which the browser renders.
 *
 * @param content HTML; a `noscript` in it is unwrapped, because it would close the one around it
 */
export function withNoScript(template: string, attributes: DocumentAttributes, content: string): string {
  return withAttributes(template, attributes).replace(
    /<noscript>.*?<\/noscript>/s,
    () => `<noscript>${content.replace(/<\/?noscript>/g, '')}</noscript>`,
  );
}

/** A document with the attributes that an event sets. */
export function withAttributes(template: string, { html, themeColor }: DocumentAttributes): string {
  const attributes = Object.entries(html).map(([name, value]) => ` ${name}="${value}"`);
  const page = template.replace(/<html\b[^>]*>/, `<html${attributes.join('')}>`);
  return themeColor === undefined
    ? page
    : page.replace(/(?<=<meta name="theme-color" content=")[^"]*/, themeColor);
}

/**
 * JSON with lone surrogates replaced, as in the screen's HTML. JSON escapes them and nothing else as `\ud…`, which is
 * faster to look for than a function that is called for each value.
 */
function wellFormedJson(data: PageData): string {
  const json = JSON.stringify(data);
  if (!json.includes('\\ud')) return json;
  return json.replace(/\\(?:ud[\da-f]{3}|.)/g, (escape) => (escape.startsWith('\\ud') ? '\ufffd' : escape));
}

/**
 * The data of a page that was rendered on Node; undefined if the browser has to render the page. An element of the
 * page's content may have the same id, but it is not a script.
 */
export function readPageData(page: {
  querySelector(selector: string): { textContent: string | null } | null;
}) {
  const text = page.querySelector(`script#${BLOCK_ID}`)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
