import type { SupabaseClient } from '@supabase/supabase-js';
import detail from './detail.module.css';
import tool from '../tool.module.css';
import { uploadedFile } from '../../../lib/schema/uploadFile.ts';
import type { VendorListing } from '../../../lib/schema/vendorListing.ts';
import type { Application } from '../model/application.ts';
import { type Change, changesOf } from '../model/listing.ts';
import { DateText } from './DateText.tsx';
import { DeclineEdit } from './DeclineEdit.tsx';
import { OUTSIDE, Outside } from './Outside.tsx';
import { PublishAction } from './PublishAction.tsx';

const STATES: Readonly<Record<VendorListing['state'], string>> = {
  unchanged: 'Not edited',
  waiting: 'Waits for an organiser',
  taken: 'Taken over',
  declined: 'Declined',
};

interface ListingEditProps {
  application: Application;
  listing: VendorListing;
  client: SupabaseClient;
  reload: () => Promise<void>;
  /** Undefined where listings are written by a command only. */
  onPublish: ((id: string) => void) | undefined;
}

/** The last edit of a listing: what it changes, and what can be done with it while it waits. */
export function ListingEdit({ application, listing, client, reload, onPublish }: ListingEditProps) {
  const { state, edited_at, reason } = listing;
  const changes = changesOf(application, listing);
  return (
    <section aria-labelledby="edit-heading" className={detail.detail}>
      <h3 id="edit-heading">Listing edited</h3>
      <p>
        {STATES[state]}
        {edited_at !== null && (
          <>
            , sent <DateText date={edited_at} hasTime />
          </>
        )}
      </p>
      {reason !== null && <blockquote className={tool.text}>{reason}</blockquote>}
      {changes.length === 0 && <p>It says the same as the application.</p>}
      <ul className={tool.entries} aria-label="What the edit changes">
        {changes.map((change) => (
          <li key={change.name}>
            <strong>{change.name}</strong>
            <div className={detail.versions}>
              <Version name="Before" kind={change.kind} value={change.before} />
              <Version name="After" kind={change.kind} value={change.after} />
            </div>
          </li>
        ))}
      </ul>
      {state === 'waiting' && <PublishAction application={application} onPublish={onPublish} />}
      <DeclineEdit application={application} listing={listing} client={client} reload={reload} />
    </section>
  );
}

interface VersionProps extends Pick<Change, 'kind'> {
  name: string;
  value: string | null;
}

function Version({ name, kind, value }: VersionProps) {
  return (
    <div>
      <span className={tool.quiet}>{name}</span>
      {value === null || value === '' ? (
        <p className={tool.quiet}>Nothing</p>
      ) : kind === 'file' ? (
        <FileVersion name={name} address={value} />
      ) : (
        <p className={tool.text}>{kind === 'address' ? <Outside text={value} /> : value}</p>
      )}
    </div>
  );
}

function FileVersion({ name, address }: { name: string; address: string }) {
  const file = uploadedFile(address);
  if (!file) return <p>{address}</p>;
  return (
    <>
      {file.isPicture && <img className={detail.picture} src={file.url} alt={`${name} the edit`} />}
      <p>
        <a {...OUTSIDE} href={file.url}>
          Open the file
        </a>
      </p>
    </>
  );
}
