import { partAddressOf } from '#content/kindAddress.ts';
import { kindNamed } from '#content/kinds.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';

/** The address of a found document; undefined if it has none. */
export function hitAddress({
  kind,
  alias,
}: Pick<NamedDocument, 'alias'> & { kind: string }): string | undefined {
  const found = kindNamed(kind);
  return found && partAddressOf(found, alias?.current);
}
