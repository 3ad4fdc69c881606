import { csvOf } from '../../../lib/text/csv.ts';
import { STATE_NAMES } from './states.ts';
import type { Row } from './selectApplications.ts';

type Column = readonly [heading: string, value: (row: Row) => string | null | undefined];

const COLUMNS: readonly Column[] = [
  ['Received', ({ application }) => application.created_at],
  ['Status', ({ application }) => STATE_NAMES[application.status]],
  ['Score', ({ average }) => average?.toFixed(1)],
  ['Name', ({ application }) => application.contact_name],
  ['Email', ({ application }) => application.contact_email],
  ['Phone', ({ application }) => application.contact_phone],
  ['Business', ({ application }) => application.company_name],
  ['Website', ({ application }) => application.company_website],
  ['Instagram', ({ application }) => application.instagram],
  ['Description', ({ application }) => application.product_description],
  ['File', ({ application }) => application.picture],
  ['Booth', ({ application }) => application.booth],
];

/** The rows as CSV for a spreadsheet. */
export function writeCsv(rows: readonly Row[]): string {
  return csvOf([
    COLUMNS.map(([heading]) => heading),
    ...rows.map((row) => COLUMNS.map(([, value]) => value(row) ?? '')),
  ]);
}
