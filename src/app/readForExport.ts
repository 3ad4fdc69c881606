import type { SiteContent } from '#content/discovery/siteContent.ts';
import { features } from './features.ts';

/**
 * Reads content that browsers may request but no page is rendered with.
 *
 * @throws Error when the content cannot be read.
 */
export async function readForExport(content: SiteContent): Promise<void> {
  for (const { server } of features) await (await server?.())?.server.readForExport?.(content);
}
