import { useState } from 'react';
import type { ListingStore } from '../../../content/place/publish/listingStore.ts';
import styles from '../tool.module.css';
import type { Application } from '../model/application.ts';
import { isEdited } from '../model/listing.ts';
import { STATE_NAMES } from '../model/states.ts';
import type { ToolProps } from '../toolProps.ts';
import { usePublishing } from '../usePublishing.ts';
import { PublishResult } from './PublishResult.tsx';

interface PublishProps extends Pick<ToolProps, 'client' | 'eventId'> {
  listings: ListingStore;
  /** Those that are published, or whose edit is taken over. */
  applications: readonly Application[];
  reload: () => Promise<void>;
  /** @param published the ids of those that are published */
  onPublished: (published: readonly string[]) => void;
  onClose: () => void;
}

/** Publishes applications in two steps: whether it is meant, and what came of it. */
export function Publish({ applications: present, reload, onPublished, onClose, ...where }: PublishProps) {
  // As they were when the organiser began: an edit that has changed since is not published.
  const [applications] = useState(present);
  const [isDone, setDone] = useState(false);
  const { publications, isRunning, publish } = usePublishing({
    ...where,
    applications,
    async onEnd(ended) {
      setDone(true);
      onPublished(ended.flatMap(({ application, isPublished }) => (isPublished ? application.id : [])));
      await reload();
    },
  });
  const count = applications.length;
  const isEdit = applications.every(({ status }) => status === 'published');

  if (isDone) return <PublishResult publications={publications} onClose={onClose} />;
  return (
    <div className={styles.form}>
      <p>
        {isEdit
          ? 'The edit is written into the listing, and the applicant gets a mail.'
          : count === 1
            ? 'It becomes a listing of the marketplace, and the applicant gets a mail.'
            : 'Each becomes a listing of the marketplace, and each applicant gets a mail.'}
      </p>
      <ul className={styles.entries} aria-label="What changes">
        {applications.map((application) => (
          <li key={application.id}>
            <strong>{application.company_name}</strong>: {changeOf(application)}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.quiet}>
        {isRunning && `${publications.length} of ${count} …`}
      </p>
      <div className={styles.line}>
        <button type="button" className={styles.primary} onClick={() => void publish()}>
          {isRunning ? 'Publishing …' : isEdit ? 'Take over the edit' : `Publish ${count}`}
        </button>
      </div>
    </div>
  );
}

/** What changes of an application, in words. */
function changeOf(application: Application): string {
  const { status, booth } = application;
  if (status === 'published') return 'listing, as the vendor has edited it';
  const parts = [
    `${STATE_NAMES[status]} → ${STATE_NAMES.published}`,
    booth !== null && `booth ${booth}`,
    isEdited(application) && 'with the edit',
  ];
  return parts.filter(Boolean).join(', ');
}
