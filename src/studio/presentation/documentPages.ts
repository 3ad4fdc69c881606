import type { Kind } from '../../content/kind.ts';
import { addressOf } from '../../content/kindAddress.ts';
import { kinds } from '../../content/kinds.ts';

/** The kinds whose documents the site shows at an address. */
export const shownKinds = kinds.filter(({ address }) => address !== undefined);

/** The address of a document on the site; undefined if it has none yet. */
export function locationOf(
  kind: Kind,
  slug: string | undefined,
): { title: string; href: string } | undefined {
  const href = addressOf(kind, slug);
  return href === undefined ? undefined : { title: kind.screen, href };
}

/** The main document of a screen, by the screen's route. The first match counts. */
export const mainDocuments = shownKinds.flatMap(({ type, address = '' }) =>
  /^[^?]+:slug$/.test(address)
    ? [{ route: address, filter: `_type == "${type}" && alias.current == $slug` }]
    : [],
);
