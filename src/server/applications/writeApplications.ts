import { csvOf } from '#lib/text/csv.ts';
import type { Application } from './application.ts';

type Column = readonly [heading: string, value: (application: Application) => string | null];

const COLUMNS: readonly Column[] = [
  ['Received', ({ created_at }) => created_at],
  ['Status', ({ status }) => status],
  ['Name', ({ contact_name }) => contact_name],
  ['Email', ({ contact_email }) => contact_email],
  ['Phone', ({ contact_phone }) => contact_phone],
  ['Business', ({ company_name }) => company_name],
  ['Website', ({ company_website }) => company_website],
  ['Instagram', ({ social_media_handles }) => social_media_handles.instagram],
  ['Description', ({ product_description }) => product_description],
  ['File', ({ product_images_urls }) => product_images_urls.join(' ')],
];

/** With it `--move` finds an application. */
const ID: Column = ['Id', ({ id }) => id];

/** All applications as CSV for a spreadsheet. */
export function writeCsv(applications: readonly Application[]): string {
  return csvOf([
    COLUMNS.map(([heading]) => heading),
    ...applications.map((application) => COLUMNS.map(([, value]) => value(application) ?? '')),
  ]);
}

/** All applications as text for a terminal. */
export function writeList(applications: readonly Application[]): string {
  const entries = applications.map((application) =>
    [ID, ...COLUMNS]
      .flatMap(([heading, value]) => {
        const text = value(application);
        return text === null ? [] : [`${`${heading}:`.padEnd(13)}${printable(text)}`];
      })
      .join('\n'),
  );
  return [...entries, countOf(applications.length)].join('\n\n');
}

/** For example `12 applications`. */
export function countOf(count: number): string {
  return count === 1 ? '1 application' : `${count} applications`;
}

/** Replaces control characters, so that submitted text cannot send escape sequences to the terminal. */
function printable(text: string): string {
  return text.replace(/\s*\n\s*/g, ' / ').replace(/\p{C}/gu, '\ufffd');
}
