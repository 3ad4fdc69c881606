import type { CSSProperties } from 'react';
import { vendorAddress } from '../model/boothAddress.ts';
import type { BoothRow } from '../model/venue.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './BoothList.module.scss';

export interface BoothRowsProps {
  /** The map's alias. */
  map: string;
  rows: readonly BoothRow[];
  label: string;
}

/** All rows as links: rendered on Node, printed, and shown until the virtual list is loaded. */
export function BoothRows({ map, rows, label }: BoothRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label} style={{ '--rows': rows.length } as CSSProperties}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <RowText row={row} map={map} />
        </li>
      ))}
    </ul>
  );
}

/** A booth's label and its vendor; a link if the vendor has an address. */
export function RowText({ row: { booth, vendor }, map }: { row: BoothRow; map: string }) {
  const href = vendorAddress(vendor, map);
  const Element = href === undefined ? 'span' : PlainLink;
  return (
    <Element href={href} className={styles.text}>
      <span className={styles.booth} dir="auto">
        {booth.label}
      </span>
      <span className={styles.name} dir="auto">
        {vendor.name}
      </span>
    </Element>
  );
}
