import type { Catalogue } from '../i18n/catalogues.ts';
import type { PageLanguage } from '../i18n/pageLanguage.ts';
import type { Address } from '../url/screenCodec.ts';
import type { RenderPage } from './renderedPage.ts';

/** The server-side renderer. */
export interface Renderer {
  render: RenderPage;
  /** The site's public origin, without a trailing slash; undefined if it is not configured. */
  publicOrigin(): string | undefined;
  /**
   * All URLs of the site without duplicates, those of the screens first.
   *
   * @throws Error if the content cannot be read.
   */
  addresses(): AsyncIterable<ContentAddress>;
  /**
   * The news in each language of the festival.
   *
   * @throws Error if the content cannot be read, or the event does not exist.
   */
  news(): Promise<News[]>;
  queries(): Promise<SiteGroq>;
  /**
   * Reads content that browsers may request but no page is rendered with, such as further pages of lists.
   *
   * @throws Error if the content cannot be read.
   */
  readForExport(): Promise<void>;
  /**
   * The page for addresses without a file. The browser renders it; without scripts it shows the not-found screen.
   *
   * @throws Error if the content cannot be read.
   */
  pageWithoutFile(): Promise<string>;
  /**
   * Gives the page that the browser renders the festival's colours, and the language of its path.
   *
   * @param html the built `index.html`.
   */
  withFestivalLook(html: string, pathname: string): string;
  /** The canonical URL of a page: without parameters that no screen uses. */
  pageAddress(address: Address): string;
}

/** The GROQ of all the site's queries. */
export interface SiteGroq {
  /** The GROQ of requests. */
  requested: readonly string[];
  /** The GROQ of listeners. */
  listened: readonly string[];
}

/** The URL of a page with content. */
export interface ContentAddress {
  path: string;
  /** When its document was last changed, as stored; undefined for a screen with several documents. */
  updatedAt?: string | undefined;
  /** Not for search engines: it redirects, or another URL shows the same content. */
  isUnlisted?: boolean;
  /** The same page in every language of the festival, itself included; only if there are several. */
  translations?: readonly { language: string; path: string }[];
}

/** The newest posts of the feed in one language. URLs are root-relative, times are as stored. */
export interface News extends PageLanguage {
  /** Unique across events, sites and languages. */
  id: string;
  /** The festival's name. */
  name: string;
  title: string;
  /** The path of the page with the news. */
  path: string;
  posts: readonly NewsPost[];
}

export interface NewsPost {
  id: string;
  title: string;
  summary: string;
  path: string;
  createdAt: string | undefined;
  updatedAt: string | undefined;
}

/** The files of each chunk of the browser build by name; paths begin with a slash. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** The translated texts of the browser build, by language. English ones are in the chunks. */
export type MessageFiles = Record<
  string,
  {
    /** The path of the folder with a file for each chunk: `marketplace.json`. */
    folder: string;
    /** The texts of each chunk that has some, by its name. */
    chunks: Record<string, Catalogue>;
  }
>;

/** The style sheets that may be inlined into pages, by path, which begins with a slash. */
export type StyleSheets = Readonly<Record<string, string>>;

/** Called with a query's result and the path of the file in which browsers look for it. */
export type ReportResultFile = (path: string, result: unknown) => void;

/**
 * Creates the renderer.
 *
 * @param options.template the built `index.html`.
 * @param options.origin the origin of the embedded services. Content comes from there unless the site's variables name
 *   another service.
 * @param options.isExport whether the pages are files for another host. Their public origin then comes from the site's
 *   variables only, and shared content is loaded once.
 * @param options.onResult for an export without services, whose pages read results and pictures from files. Called with
 *   every result. The pictures in it have addresses as described in `pictureFiles.ts`.
 */
export type CreateRenderer = (options: {
  template: string;
  chunkFiles: ChunkFiles;
  styleSheets: StyleSheets;
  messageFiles: MessageFiles;
  origin(): string;
  isExport?: boolean | undefined;
  onResult?: ReportResultFile | undefined;
}) => Renderer;
