import { type ReactNode, useState } from 'react';
import styles from '../tool.module.css';

/** The command that publishes an application, and its edit. */
export function PublishCommand({ id, children }: { id: string; children: ReactNode }) {
  const [result, setResult] = useState('');
  const command = `npm run applications -- --publish ${id}`;

  function copy() {
    navigator.clipboard.writeText(command).then(
      () => setResult('Copied.'),
      () => setResult('The browser does not allow copying: select the text.'),
    );
  }

  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <code>{command}</code>
      <div className={styles.line}>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <span role="status">{result}</span>
      </div>
    </div>
  );
}
