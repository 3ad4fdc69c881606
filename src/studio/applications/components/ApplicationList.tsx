import { memo } from 'react';
import list from './list.module.css';
import tool from '../tool.module.css';
import { uploadedFile } from '../../../lib/schema/uploadFile.ts';
import { isOutdated } from '../model/application.ts';
import { isEdited } from '../model/listing.ts';
import type { Row } from '../model/selectApplications.ts';
import { STATE_NAMES } from '../model/states.ts';
import { DateText } from './DateText.tsx';

export const LIST_ID = 'applications';

interface ListProps {
  rows: readonly Row[];
  /** The id of the open application. */
  open: string | undefined;
  selected: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onSelect: (id: string, isSelected: boolean) => void;
}

export function ApplicationList({ rows, open, selected, onOpen, onSelect }: ListProps) {
  return (
    <ul id={LIST_ID} tabIndex={-1} aria-label="Applications" className={list.list}>
      {rows.map((row) => {
        const { id } = row.application;
        return (
          <ListRow
            key={id}
            row={row}
            isOpen={id === open}
            isSelected={selected.has(id)}
            onOpen={onOpen}
            onSelect={onSelect}
          />
        );
      })}
    </ul>
  );
}

/** The id of the element that opens an application. */
export function rowId(id: string): string {
  return `application-${id}`;
}

interface RowProps extends Pick<ListProps, 'onOpen' | 'onSelect'> {
  row: Row;
  isOpen: boolean;
  isSelected: boolean;
}

const ListRow = memo(function ListRow({ row, isOpen, isSelected, onOpen, onSelect }: RowProps) {
  const { application, average } = row;
  const { id, company_name, contact_name, created_at, status, booth } = application;
  const file = uploadedFile(application.picture);
  return (
    <li className={list.row}>
      <label className={list.pick}>
        <input
          type="checkbox"
          aria-label={`Select ${company_name}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </label>
      <button
        type="button"
        id={rowId(id)}
        className={list.opener}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(id)}
      >
        <span className={list.thumbnail}>
          {file?.isPicture ? <img src={file.url} alt="" loading="lazy" decoding="async" /> : file && 'file'}
        </span>
        <span className={list.names}>
          <strong>{company_name}</strong>
          <span className={tool.quiet}>
            {contact_name} · <DateText date={created_at} />
          </span>
        </span>
        <span className={list.facts}>
          <span className={tool.state} data-state={status}>
            {STATE_NAMES[status]}
            {booth !== null && ` ${booth}`}
          </span>
          {isEdited(application) && <span className={tool.mark}>Listing edited</span>}
          {application.reviews.some((review) => isOutdated(review, application)) && (
            <span className={tool.mark}>Changed since reviewed</span>
          )}
          {average !== undefined && <span>score {average.toFixed(1)}</span>}
        </span>
      </button>
    </li>
  );
});
