import { useMatch } from 'react-router-dom';
import { type ScreenCodec, addressText } from '#lib/url/screenCodec.ts';
import { useGoBack } from './useGoBack.ts';

/**
 * The dialog over a list, as given by the URL.
 *
 * @param path the list's path, such as `/marketplace`.
 * @returns the open item's slug, if any, the list's URL, and a function that closes the dialog: it goes one step back
 *   to the list that the dialog was opened from, otherwise to the list with the same filters.
 */
export function useListDialog<Filters>(path: string, codec: ScreenCodec<Filters>, filters: Filters) {
  const slug = useMatch(`${path}/:slug`)?.params.slug;
  const goBack = useGoBack();
  const list = codec.write(filters, { pathname: path, search: '' });
  return {
    slug,
    listHref: addressText(list),
    close: () => goBack(list),
  };
}
