/** The file in a built site that names its Studio. A site without a Studio has no such file. */
export const STUDIO_FILE = 'studio.json';

/** @param origin the Studio's origin. */
export function writeStudioFile(origin: string): string {
  return JSON.stringify({ origin });
}

/** The origin in the file; undefined for any other content, such as a page that a host sends for missing files. */
export function readStudioFile(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('origin' in content)) return undefined;
  return typeof content.origin === 'string' ? content.origin : undefined;
}
