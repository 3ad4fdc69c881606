import styles from '../tool.module.css';
import { useFocused } from '../useFocused.ts';
import type { Publication } from '../usePublishing.ts';

interface PublishResultProps {
  publications: readonly Publication[];
  onClose: () => void;
}

/** What came of publishing, each application by itself. */
export function PublishResult({ publications, onClose }: PublishResultProps) {
  const top = useFocused<HTMLParagraphElement>();
  const published = publications.filter(({ isPublished }) => isPublished);
  const failed = publications.filter(({ isPublished }) => !isPublished);
  return (
    <div className={styles.form}>
      <p ref={top} tabIndex={-1}>
        {published.length} published{failed.length > 0 && `; ${failed.length} not, and can be tried again`}.
      </p>
      <Outcomes title="Published" publications={published} />
      <Outcomes title="Not published" publications={failed} />
      <button type="button" className={styles.primary} onClick={onClose}>
        Done
      </button>
    </div>
  );
}

interface OutcomesProps extends Pick<PublishResultProps, 'publications'> {
  title: string;
}

function Outcomes({ title, publications }: OutcomesProps) {
  if (publications.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.entries}>
        {publications.map(({ application: { id, company_name }, text }) => (
          <li key={id}>
            <strong>{company_name}</strong>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
