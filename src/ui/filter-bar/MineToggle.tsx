import { Icon } from '../icons/Icon.tsx';
import { NeedsScripts } from '../needs-scripts/NeedsScripts.tsx';
import styles from './Choices.module.scss';

interface MineToggleProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Limits a list to what the visitor has picked. */
export function MineToggle({ isOn, onChange }: MineToggleProps) {
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={isOn}
        aria-label="My picks"
        title="My picks"
        onClick={() => onChange(!isOn)}
      >
        <Icon name="heart" />
      </button>
    </div>
  );
}

/** Node does not know the picks. */
export function MineWithoutScripts() {
  return <NeedsScripts text="Your picks are kept on this device; showing them needs JavaScript." />;
}
