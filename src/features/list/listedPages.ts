import { itemAddress } from '#lib/url/listCodec.ts';
import type { ScreenCodec } from '#lib/url/screenCodec.ts';
import type { NamedPage } from '#content/structured-data/structuredData.ts';

interface Item {
  name: string;
  alias?: { current: string } | undefined;
}

/**
 * The pages of a list's items, without the query string of the filters.
 *
 * @param list the list's full URL.
 */
export function listedPages<Filters>(
  items: readonly Item[] = [],
  { codec, filters, list }: { codec: ScreenCodec<Filters>; filters: Filters; list: string },
): NamedPage[] {
  const { pathname, origin } = new URL(list);
  return items.flatMap(({ name, alias }) => {
    const address = itemAddress(codec, filters, pathname, alias?.current);
    return address === undefined ? [] : [{ name, url: origin + new URL(address, origin).pathname }];
  });
}
