import { readShared } from '#content/discovery/readShared.ts';
import { getLanguages } from '#content/festival/queries.ts';
import { languagesOf, withPrefix } from '#lib/i18n/pageLanguage.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { ContentAddress } from '#lib/rendering/renderer.ts';
import { features } from './features.ts';

/**
 * Every address that the content has, each once.
 *
 * @throws Error when the content cannot be read.
 */
export async function* siteAddresses(content: SiteContent): AsyncGenerator<ContentAddress> {
  const languages = languagesOf(
    (await readShared(content, getLanguages())) as Parameters<typeof languagesOf>[0],
  );
  for await (const address of addressesOf(content)) {
    if (languages.length === 1) {
      yield address;
      continue;
    }
    const translations = languages.map((language, index) => ({
      language,
      path: withPrefix(address.path, index === 0 ? '' : `/${language}`),
    }));
    for (const { path } of translations) yield { ...address, path, translations };
  }
}

/** The addresses in the festival's first language. */
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
