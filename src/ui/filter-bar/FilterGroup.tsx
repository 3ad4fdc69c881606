import { useState } from 'react';
import { CheckList, type CheckOption, choiceText } from './CheckList.tsx';
import styles from './FilterGroup.module.scss';

interface FilterGroupProps {
  label: string;
  /** The chosen keys. */
  value: readonly string[];
  options: readonly CheckOption[];
  onChange(value: readonly string[]): void;
}

/** A group with more options than this is folded at first, so that the next one is in sight. */
const FEW = 6;

/** Checkboxes of a filter sheet beneath their title, which folds them. */
export function FilterGroup(props: FilterGroupProps) {
  const { label, value, options } = props;
  const [isOpen] = useState(options.length <= FEW);
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <span dir="auto">{label}</span>
        <span className={styles.choice} dir="auto">
          {choiceText(value, options)}
        </span>
      </summary>
      <CheckList {...props} />
    </details>
  );
}
