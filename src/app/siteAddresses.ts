import { contentIn, readLanguages } from '#content/discovery/contentIn.ts';
import { pageLanguages, withPrefix } from '#lib/i18n/pageLanguage.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { ContentAddress } from '#lib/rendering/renderer.ts';
import { features } from './features.ts';

/**
 * Every address that the content has, each once.
 *
 * @throws Error when the content cannot be read.
 */
export async function* siteAddresses(content: SiteContent): AsyncGenerator<ContentAddress> {
  const languages = await readLanguages(content);
  const inAll = pageLanguages(languages);
  for (const { language, prefix } of inAll) {
    for await (const address of addressesOf(contentIn(content, language, languages))) {
      const { path } = address;
      const translations = inAll.map((other) => ({
        language: other.language,
        path: withPrefix(path, other.prefix),
      }));
      yield inAll.length === 1 ? address : { ...address, path: withPrefix(path, prefix), translations };
    }
  }
}

/** The addresses without the language. */
async function* addressesOf(content: SiteContent): AsyncGenerator<ContentAddress> {
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
