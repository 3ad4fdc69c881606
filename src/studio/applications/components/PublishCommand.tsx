import { useState } from 'react';
import styles from '../applications.module.css';

/** What makes an accepted application a listing. */
export function PublishCommand({ id }: { id: string }) {
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
      <p>It becomes a listing of the marketplace by this command:</p>
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
