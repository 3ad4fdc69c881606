import { type IconName, Icon } from '../icons/Icon.tsx';
import styles from './Choices.module.scss';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon: IconName;
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value | '';
  choices: readonly Choice<Value>[];
  onChange(value: Value): void;
}

/** A row of icon buttons, one of which is pressed; none if the value is not one of the choices. */
export function Choices<Value extends string>({ label, value, choices, onChange }: ChoicesProps<Value>) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          aria-label={choice.label}
          title={choice.label}
          onClick={() => onChange(choice.value)}
        >
          <Icon name={choice.icon} />
        </button>
      ))}
    </div>
  );
}
