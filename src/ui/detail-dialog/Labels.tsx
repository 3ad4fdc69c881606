import { Badge } from '../badge/Badge.tsx';
import styles from './Labels.module.scss';

interface LabelsProps {
  names: readonly string[];
  isFeatured?: boolean;
}

/** The categories of a dialog's item. */
export function Labels({ names, isFeatured = false }: LabelsProps) {
  if (!isFeatured && names.length === 0) return null;
  return (
    <ul className={styles.labels}>
      {isFeatured && (
        <li>
          <Badge kind="featured" />
        </li>
      )}
      {names.map((name) => (
        <li key={name} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}
