import { NeedsScripts } from '../needs-scripts/NeedsScripts.tsx';
import { Choices } from './Choices.tsx';

const PICKS = [{ value: 'mine', label: 'My picks', icon: 'heart' }] as const;

interface MineToggleProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Limits a list to what the visitor has picked. */
export function MineToggle({ isOn, onChange }: MineToggleProps) {
  return (
    <Choices label="Picks" value={isOn ? 'mine' : ''} choices={PICKS} onChange={() => onChange(!isOn)} />
  );
}

/** Node does not know the picks. */
export function MineWithoutScripts() {
  return <NeedsScripts text="Showing your picks needs JavaScript." />;
}
