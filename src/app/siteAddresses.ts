import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { ContentAddress } from '#lib/rendering/renderer.ts';
import { features } from './features.ts';

/**
 * Every address that the content has, each once.
 *
 * @throws Error when the content cannot be read.
 */
export async function* siteAddresses(content: SiteContent): AsyncGenerator<ContentAddress> {
  const seen = new Set<string>();
  for (const { path: own, server } of features) {
    const addresses = (await server?.())?.server.addresses?.(content, own) ?? [{ path: own }];
    for await (const address of addresses) {
      if (seen.has(address.path)) continue;
      seen.add(address.path);
      yield address;
    }
  }
}
