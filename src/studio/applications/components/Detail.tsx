import type { SupabaseClient } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import detail from './detail.module.css';
import tool from '../tool.module.css';
import { placeId } from '../../../lib/schema/vendorListing.ts';
import { uploadedFile } from '../../../lib/schema/uploadFile.ts';
import type { Application } from '../model/application.ts';
import { isEdited } from '../model/listing.ts';
import { MOVES, STATE_NAMES } from '../model/states.ts';
import { DateText } from './DateText.tsx';
import { HistoryList } from './HistoryList.tsx';
import { ListingEdit } from './ListingEdit.tsx';
import { OUTSIDE, Outside } from './Outside.tsx';
import { PublishAction } from './PublishAction.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { Reviews } from './Reviews.tsx';

interface DetailProps {
  application: Application;
  client: SupabaseClient;
  reload: () => Promise<void>;
  onDecide: (id: string) => void;
  /** Undefined where listings are written by a command only. */
  onPublish: ((id: string) => void) | undefined;
}

/** All about one application. What the applicant typed is shown as text. */
export function Detail({ application, client, reload, onDecide, onPublish }: DetailProps) {
  const { id, status, reviews, listing } = application;
  const file = uploadedFile(application.picture);
  return (
    <div className={detail.detail}>
      <div className={tool.line}>
        <span className={tool.state} data-state={status}>
          {STATE_NAMES[status]}
        </span>
        {MOVES[status].length > 0 && (
          <button type="button" className={tool.primary} onClick={() => onDecide(id)}>
            Decide
          </button>
        )}
      </div>
      {status === 'published' && (
        <p className={tool.quiet}>
          Its listing is the document <code>{placeId(id)}</code>. It stays when the application is withdrawn
          or deleted, until an editor deletes it.
        </p>
      )}
      {status === 'accepted' && !isEdited(application) && (
        <PublishAction application={application} onPublish={onPublish} />
      )}
      {listing && (
        <>
          <ListingEdit {...{ application, listing, client, reload, onPublish }} />
          <h3>Application</h3>
        </>
      )}
      {file?.isPicture && <img className={detail.picture} src={file.url} alt="What the applicant uploaded" />}
      <p className={tool.text}>{application.product_description}</p>
      <Facts application={application} />
      <h3>Reviews</h3>
      <Reviews application={application} />
      <ReviewForm application={id} stored={reviews.find(({ own }) => own)} client={client} onSaved={reload} />
      <h3>History</h3>
      {/* A move, an edit of the answers, or a mail about an edit of the listing adds to it. */}
      <HistoryList
        key={`${status} ${listing?.state} ${application.edited_at}`}
        application={id}
        client={client}
      />
    </div>
  );
}

function Facts({ application }: { application: Application }) {
  const { contact_email, contact_phone, company_website, instagram, booth, answer_by, edited_at } =
    application;
  const file = uploadedFile(application.picture);
  return (
    <dl className={detail.values}>
      <Fact name="Applied">
        <DateText date={application.created_at} hasTime />
      </Fact>
      <Fact name="Changed">{edited_at !== null && <DateText date={edited_at} hasTime />}</Fact>
      <Fact name="Name">{application.contact_name}</Fact>
      <Fact name="Email">
        <a href={`mailto:${encodeURIComponent(contact_email)}`}>{contact_email}</a>
      </Fact>
      <Fact name="Phone">{contact_phone}</Fact>
      <Fact name="Website">{company_website !== null && <Outside text={company_website} />}</Fact>
      <Fact name="Instagram">{instagram !== null && <Outside text={instagram} />}</Fact>
      <Fact name="File">
        {file && (
          <a {...OUTSIDE} href={file.url}>
            Open the file
          </a>
        )}
      </Fact>
      <Fact name="Booth">{booth}</Fact>
      <Fact name="Answer by">{answer_by !== null && <DateText date={answer_by} hasTime />}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === false) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
