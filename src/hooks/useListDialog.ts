import { useMatch } from 'react-router-dom';
import { type ScreenCodec, addressText } from '#lib/url/screenCodec.ts';
import { useWayBack } from './useWayBack.ts';

/**
 * The dialog over a list, as the address has it.
 *
 * @param path the list's path, such as `/marketplace`.
 * @returns the open item's slug, if any, the list's address, and what closes it: a step back to the list it was opened
 *   from, or to the list with the same filters where there was none.
 */
export function useListDialog<Filters>(path: string, codec: ScreenCodec<Filters>, filters: Filters) {
  const slug = useMatch(`${path}/:slug`)?.params.slug;
  const goBack = useWayBack();
  const list = codec.write(filters, { pathname: path, search: '' });
  return {
    slug,
    listHref: addressText(list),
    close: () => goBack(list),
  };
}
