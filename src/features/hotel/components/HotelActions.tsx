import { useTelemetry } from '../../../hooks/useTelemetry';
import { ActionLink } from '../../../ui/buttons/Button';
import type { HotelAction } from '../model/toHotelView';
import styles from './HotelActions.module.scss';

/** The ways to book. */
export function HotelActions({ actions }: { actions: readonly HotelAction[] }) {
  const telemetry = useTelemetry();
  return (
    <div className={styles.actions}>
      {actions.map(({ key, trackingLabel, ...action }) => {
        const { target } = action;
        const destination = target?.kind === 'internal' ? target.to : target?.href;
        return (
          <ActionLink
            key={key}
            {...action}
            onClick={() => telemetry.purchaseClick(trackingLabel, destination)}
          />
        );
      })}
    </div>
  );
}
