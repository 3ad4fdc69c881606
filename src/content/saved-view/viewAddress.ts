import type { Kind } from '../kind.ts';
import { listPathOf } from '../kindAddress.ts';
import { kindOfType, kinds } from '../kinds.ts';
import type { Address } from '#lib/url/screenCodec.ts';

/** The kinds that saved views can list. */
export const VIEWABLE: readonly Kind[] = kinds.filter(({ isInSavedViews }) => isInSavedViews);

const LISTS = VIEWABLE.map((kind) => listPathOf(kind) + (kind.isPaged ? '(?:/category/[^/]+)?' : ''));

/**
 * The paths of lists that a saved view can show, with or without a category. Paths of dialogs over lists do not match.
 */
const LIST = new RegExp(`^(?:${LISTS.join('|')})/?$`, 'i');

/** A base for parsing addresses without a host. */
const SITE = 'https://in.site';

/**
 * Reads the address of a filtered list as an editor has pasted it, with or without a host. The host is ignored: a copy
 * of the site on another host has the same lists.
 *
 * @returns undefined for anything but the address of a list.
 */
export function viewAddress(pasted: string): Address | undefined {
  const text = pasted.trim();
  const url = URL.canParse(text, SITE) ? new URL(text, SITE) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || !LIST.test(url.pathname)) return undefined;
  return { pathname: url.pathname, search: url.search };
}

/** The origin of a pasted address; undefined if it has none. */
export function pastedOrigin(pasted: string): string | undefined {
  const text = pasted.trim();
  return URL.canParse(text) ? new URL(text).origin : undefined;
}

/** The paths of the lists that link to a view: the lists of its items, or the list of its address. */
export function pathsOfView(view: {
  address?: Address | undefined;
  /** The types of the view's items. */
  types: readonly string[];
}): readonly string[] {
  if (view.types.length > 0) {
    return view.types.flatMap((type) => {
      const kind = kindOfType(type);
      return kind?.isInSavedViews ? listPathOf(kind) : [];
    });
  }
  return view.address ? [view.address.pathname.toLowerCase().replace(/(?<=.)\/.*/, '')] : [];
}
