import { partAddressOf } from '#content/kindAddress.ts';
import { kindNamed } from '#content/kinds.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';

/** Where a found document opens, by the name of its kind; undefined for one that has no address. */
export function hitAddress({
  kind,
  alias,
}: Pick<NamedDocument, 'alias'> & { kind: string }): string | undefined {
  const found = kindNamed(kind);
  return found && partAddressOf(found, alias?.current);
}
