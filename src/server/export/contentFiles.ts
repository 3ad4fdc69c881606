import { drawnAt } from '#lib/media/withPictureFiles.ts';
import { fileWidths } from '#lib/pictures/pictureFiles.ts';
import type { ReportResultFile } from '#lib/rendering/renderer.ts';
import { writeFileAt } from './pageFile.ts';

/** A picture in the result of a query: the width of its largest file, its ratio and a path. */
const PICTURE = /"\/pictures\/(\d+),[\d.]+(\/[^"\\]+)"/g;
/** A picture as pages name it. */
const SIZED = /^\/pictures\/(\d+)(\/.+)$/;
/** A film, its poster, or a document; in a page or in a result. */
const OTHER = /(?<=["'(;])\/(?:media\/(?:image|video)\/upload|files\/[\w-]+\/[\w-]+)\/[^"'()\s<>&\\]+/g;
/** How many files are drawn and written at the same time. */
const CONCURRENCY = 4;

type Load = (request: Request) => Promise<Response>;

/** The responses of the embedded services that pages of an export need, as files. */
export interface ContentFiles {
  /** For the renderer. */
  onResult: ReportResultFile;
  /** Collects the films and documents that a page names. */
  addPage(html: string): void;
  /** Responds to requests for the pictures that pages name. */
  load: Load;
  /**
   * Writes all files that were collected.
   *
   * @returns the addresses of pictures and films that do not exist.
   */
  write(folder: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** @param services responds to requests as the embedded services do */
export function createContentFiles(services: Load): ContentFiles {
  const results = new Map<string, string>();
  const addresses = new Set<string>();

  function addOthers(text: string): void {
    for (const [address] of text.matchAll(OTHER)) addresses.add(address);
  }

  function load(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, width, path] = SIZED.exec(url.pathname) ?? [];
    if (path === undefined) return services(request);
    // All browsers that run the site can show WebP, whatever the file's extension.
    const headers = { accept: 'image/webp' };
    return services(
      new Request(new URL(drawnAt(path, Number(width)), url), { headers, signal: request.signal }),
    );
  }

  /** @returns undefined for a file that does not exist or cannot be drawn. */
  async function fetchFile(address: string): Promise<Uint8Array | undefined> {
    try {
      const response = await load(new Request(new URL(address, 'http://localhost')));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    load,
    addPage: addOthers,
    onResult(path, result) {
      const text = JSON.stringify(result);
      // The first result contains the items of all ids.
      if (!results.has(path)) results.set(path, text);
      addOthers(text);
      for (const [, largest, picture] of text.matchAll(PICTURE))
        for (const width of fileWidths(Number(largest))) addresses.add(`/pictures/${width}${picture}`);
    },
    async write(folder, signal) {
      const missing: string[] = [];
      for (const [path, text] of results) await writeFileAt(folder, path, text);
      const left = addresses.values();
      const writeUntilDone = async () => {
        for (const address of left) {
          signal.throwIfAborted();
          const bytes = await fetchFile(address);
          if (!bytes || !(await writeFileAt(folder, address, bytes))) missing.push(address);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, writeUntilDone));
      return missing;
    },
  };
}
