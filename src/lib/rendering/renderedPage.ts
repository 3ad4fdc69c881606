/** What rendering an address on Node gives. */
export interface RenderedPage {
  status: 200 | 301 | 404 | 503;
  /** Where the address leads instead; with status 301 alone. */
  location?: string;
  /** Why the content could not be shown; with status 503 alone. */
  reason?: string | undefined;
  /** The whole document; empty with status 301. */
  html: string;
}

/** Renders an address: its path and query string. */
export type RenderPage = (address: string) => Promise<RenderedPage>;

/** What a rendered page hands to the script that takes it over. */
export interface PageData {
  /** The address whose screen stands in the HTML, as `pageAddress` writes it. */
  address: string;
  /** The store's state, or the part of it that the screen needs. */
  state: object;
}

const BLOCK_ID = 'page-data';

/** The parts of a document that depend on its address. */
interface DocumentParts {
  /** Tags for the head. */
  head: string;
  /** The screen. */
  body: string;
  data: PageData;
}

/**
 * Puts a screen into the built `index.html`.
 *
 * @throws Error when the template has no place for it.
 */
export function fillTemplate(template: string, { head, body, data }: DocumentParts): string {
  const [before, between, after] = template.split(
    /(?=<\/head>)|<div id="root"><\/div>(?:<noscript>.*?<\/noscript>)?/,
  );
  if (before === undefined || between === undefined || after === undefined)
    throw new Error('The template has no head, or no element with the id "root".');
  // Inside a script only `<` can end or open anything. Half a character of two halves, which JSON can write, has become
  // another one on its way into the screen.
  const json = JSON.stringify(data, wellFormed).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${BLOCK_ID}">${json}</script>`;
  return `${before}${head}${between}<div id="root">${body}</div>${block}${after}`;
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/**
 * The data of a page that was rendered on Node; undefined where the browser is to render it. A chapter or a section of
 * the page may have the same id; it is no script.
 */
export function readPageData(page: {
  querySelector(selector: string): { textContent: string | null } | null;
}) {
  const text = page.querySelector(`script#${BLOCK_ID}`)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
