import detail from './detail.module.css';
import tool from '../tool.module.css';
import { uploadedFile } from '../../../lib/schema/uploadFile.ts';
import type { Row } from '../model/selectApplications.ts';
import { STATE_NAMES } from '../model/states.ts';
import { Reviews } from './Reviews.tsx';

/** Applications side by side, on narrow windows beneath each other. */
export function Compare({ rows, onOpen }: { rows: readonly Row[]; onOpen: (id: string) => void }) {
  return (
    <div className={detail.compare}>
      {rows.map(({ application }) => {
        const file = uploadedFile(application.picture);
        return (
          <article key={application.id} aria-label={application.company_name}>
            <div className={detail.frame}>
              {file?.isPicture && <img src={file.url} alt="What the applicant uploaded" />}
            </div>
            <h3>{application.company_name}</h3>
            <p>
              <span className={tool.state} data-state={application.status}>
                {STATE_NAMES[application.status]}
              </span>
            </p>
            <p className={tool.text}>{application.product_description}</p>
            <Reviews application={application} />
            <button type="button" onClick={() => onOpen(application.id)}>
              Open {application.company_name}
            </button>
          </article>
        );
      })}
    </div>
  );
}
