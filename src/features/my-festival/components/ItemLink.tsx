import type { Kind } from '#content/kind.ts';
import { addressOf } from '#content/kindAddress.ts';
import { LateMarks } from '#features/facets/index.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import { Link } from '#ui/links/Link.tsx';
import styles from './Plan.module.scss';

interface ItemLinkProps {
  kind: Kind;
  alias: string | undefined;
  name: string;
  facets?: OwnFacets | undefined;
}

/** The name of an item with its marks; a link to its dialog if it has an address. */
export function ItemLink({ kind, alias, name, facets }: ItemLinkProps) {
  const to = addressOf(kind, alias);
  return (
    <span className={styles.name}>
      {to === undefined ? (
        <span dir="auto">{name}</span>
      ) : (
        <Link to={to} dir="auto">
          {name}
        </Link>
      )}
      {facets && <LateMarks chosen={facets} type={kind.type} />}
    </span>
  );
}
