import { useId } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { TableBlock } from '#lib/schema/portableText.ts';
import { uniqueKeys } from '#lib/uniqueKeys.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './TextTable.module.scss';

type Row = TableBlock['rows'][number];

/** A table that scrolls horizontally in narrower windows. */
export function TextTable({ table: { title, caption, rows } }: { table: TableBlock }) {
  const { t } = useI18n();
  const id = useId();
  if (rows.length === 0) return null;
  const keys = uniqueKeys(rows);
  const hasCaption = title !== undefined || caption !== undefined;
  const naming = hasCaption ? { 'aria-labelledby': id } : { 'aria-label': t(MESSAGES.table) };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={styles.scroller} role="region" tabIndex={0} {...naming}>
      <table>
        {hasCaption && (
          <caption id={id}>
            <div className={styles.caption}>
              {title !== undefined && <strong dir="auto">{title}</strong>}{' '}
              {caption !== undefined && <span dir="auto">{caption}</span>}
            </div>
          </caption>
        )}
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={keys[index]} row={row} isFirst={index === 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Headers in the first row are column headers, those in other rows are row headers. */
function TableRow({ row, isFirst }: { row: Row; isFirst: boolean }) {
  const keys = uniqueKeys(row.cells);
  return (
    <tr>
      {row.cells.map(({ value, isHeader }, index) =>
        isHeader && String(value).trim() !== '' ? (
          <th key={keys[index]} scope={isFirst ? 'col' : 'row'} dir="auto">
            {value}
          </th>
        ) : (
          <td key={keys[index]} dir="auto">
            {value}
          </td>
        ),
      )}
    </tr>
  );
}
