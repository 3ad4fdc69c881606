import { type ActionButton, actionButton } from '#lib/calls-to-action/callToAction.ts';
import type { CallToAction } from '#lib/schema/callToAction.ts';
import { useScheduleTarget } from '#features/schedule/index.ts';
import { ActionLink } from '#ui/buttons/Button.tsx';

interface ActionLinksProps {
  actions: readonly CallToAction[];
  variant?: 'primary' | 'quiet';
  onFollow(action: ActionButton): void;
}

/** Calls to action as buttons; rendered beside existing ones. */
export function ActionLinks({ actions, variant = 'primary', onFollow }: ActionLinksProps) {
  const scheduleTarget = useScheduleTarget();
  return actions.map((action, index) => {
    const button = actionButton(action);
    const target = button.target && scheduleTarget(button.target);
    return (
      <ActionLink
        key={index}
        {...button}
        target={target}
        variant={variant}
        onClick={() => onFollow(button)}
      />
    );
  });
}
