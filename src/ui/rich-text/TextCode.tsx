import { useI18n } from '#hooks/useI18n.ts';
import type { CodeBlock } from '#lib/schema/portableText.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './RichText.module.scss';

/** Lines of code, which scroll horizontally in narrower windows. */
export function TextCode({ block: { code, language, filename } }: { block: CodeBlock }) {
  const { t } = useI18n();
  if (code.trim() === '') return null;
  const label = filename ?? (language === undefined ? t(MESSAGES.code) : t(MESSAGES.codeIn, { language }));
  return (
    <figure className={styles.media}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre className={styles.code} role="region" aria-label={label} tabIndex={0} dir="ltr">
        <code>{code}</code>
      </pre>
      {filename !== undefined && <figcaption dir="auto">{filename}</figcaption>}
    </figure>
  );
}
