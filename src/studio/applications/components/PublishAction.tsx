import styles from '../tool.module.css';
import type { Application } from '../model/application.ts';
import { isEdited } from '../model/listing.ts';
import { PublishCommand } from './PublishCommand.tsx';

interface PublishActionProps {
  /** One that is accepted, or has an edit that waits. */
  application: Application;
  /** Undefined where listings are written by a command only. */
  onPublish: ((id: string) => void) | undefined;
}

/** Publishes an application with its edit, or takes over the edit of a published one. */
export function PublishAction({ application, onPublish }: PublishActionProps) {
  const { id, status } = application;
  const isPublished = status === 'published';
  if (!onPublish)
    return (
      <PublishCommand id={id}>
        {isPublished
          ? 'The edit is written into the listing by this command:'
          : `It becomes a listing of the marketplace${isEdited(application) ? ', with the edit,' : ''} by this command:`}
      </PublishCommand>
    );
  return (
    <div>
      <button type="button" className={styles.primary} onClick={() => onPublish(id)}>
        {isPublished ? 'Take over the edit' : 'Publish'}
      </button>
    </div>
  );
}
