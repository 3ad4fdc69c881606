import { NeedsScripts } from '../needs-scripts/NeedsScripts.tsx';
import { Choices } from './Choices.tsx';

const SAVED = [{ value: 'mine', label: 'Saved', icon: 'heart' }] as const;

interface MineToggleProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Limits a list to the visitor's picks. */
export function MineToggle({ isOn, onChange }: MineToggleProps) {
  return <Choices label="Show" value={isOn ? 'mine' : ''} choices={SAVED} onChange={() => onChange(!isOn)} />;
}

/** Shown without scripts: Node does not know the picks. */
export function MineWithoutScripts() {
  return <NeedsScripts text="Saved items need JavaScript." />;
}
