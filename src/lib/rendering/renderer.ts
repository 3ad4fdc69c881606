import type { Address } from '../url/screenCodec.ts';
import type { RenderPage } from './renderedPage.ts';

/** The site's own code on Node: it renders addresses, and knows which there are. */
export interface Renderer {
  render: RenderPage;
  /** Where the public finds the site, without a slash at the end; undefined where nobody knows. */
  publicOrigin(): string | undefined;
  /**
   * Every address of the content, the screens' first, each once.
   *
   * @throws Error when the content cannot be read.
   */
  addresses(): AsyncIterable<ContentAddress>;
  /** @throws Error when the content cannot be read, or has no such event. */
  news(): Promise<News>;
  /** The GROQ of everything that the site asks. */
  queries(): Promise<readonly string[]>;
  /** The address of the page that an address shows: without what no screen reads. */
  pageAddress(address: Address): string;
}

/** An address that shows some of the content. */
export interface ContentAddress {
  path: string;
  /** When its document was last changed, as stored; undefined for a screen that shows many. */
  updatedAt?: string | undefined;
  /** Search engines are not told of it: another address shows the same, or it leads to one. */
  isUnlisted?: boolean;
}

/** The newest posts of the feed. Addresses begin with a slash, times are as stored. */
export interface News {
  /** Tells them from the news of any other event and site. */
  id: string;
  /** Whose news they are. */
  name: string;
  title: string;
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

/** The files of each chunk of the browser's build, by the chunk's name; paths begin with a slash. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** The texts of the style sheets that may stand in pages, by path, which begins with a slash. */
export type StyleSheets = Readonly<Record<string, string>>;

/**
 * Makes the renderer.
 *
 * @param options.template the built `index.html`.
 * @param options.origin where the embedded services answer: content comes from there, where the site's variables name
 *   no other place.
 * @param options.isExport the pages are files for another host: only the site's variables know where the public will
 *   find them, and what several of them show is read once.
 */
export type CreateRenderer = (options: {
  template: string;
  chunkFiles: ChunkFiles;
  styleSheets: StyleSheets;
  origin(): string;
  isExport?: boolean;
}) => Renderer;
