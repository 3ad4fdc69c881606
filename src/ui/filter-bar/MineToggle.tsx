import { useI18n } from '#hooks/useI18n.ts';
import { NeedsScripts } from '../needs-scripts/NeedsScripts.tsx';
import { Choices } from './Choices.tsx';
import { MESSAGES } from './messages/index.ts';

interface MineToggleProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Limits a list to the visitor's picks. */
export function MineToggle({ isOn, onChange }: MineToggleProps) {
  const { t } = useI18n();
  return (
    <Choices
      label={t(MESSAGES.show)}
      value={isOn ? 'mine' : ''}
      choices={[{ value: 'mine', label: t(MESSAGES.picks), icon: 'heart' }]}
      onChange={() => onChange(!isOn)}
    />
  );
}

/** Shown without scripts: Node does not know the picks. */
export function MineWithoutScripts() {
  const { t } = useI18n();
  return <NeedsScripts text={t(MESSAGES.picksNeedScripts)} />;
}
