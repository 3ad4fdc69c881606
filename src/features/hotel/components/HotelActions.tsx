import { useTelemetry } from '../../../hooks/useTelemetry';
import { targetAddress } from '../../../lib/url/linkTarget';
import { ActionLink } from '../../../ui/buttons/Button';
import type { HotelAction } from '../model/toHotelView';
import styles from './HotelActions.module.scss';

/** The ways to book. */
export function HotelActions({ actions }: { actions: readonly HotelAction[] }) {
  const telemetry = useTelemetry();
  return (
    <div className={styles.actions}>
      {actions.map(({ key, trackingLabel, ...action }) => (
        <ActionLink
          key={key}
          {...action}
          onClick={() =>
            telemetry.purchaseClick(trackingLabel, action.target && targetAddress(action.target))
          }
        />
      ))}
    </div>
  );
}
