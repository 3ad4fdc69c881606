import { useTelemetry } from '#hooks/useTelemetry.ts';
import { targetAddress } from '#lib/url/linkTarget.ts';
import { ActionLink } from '#ui/buttons/Button.tsx';
import type { HotelAction } from '../model/toHotelView.ts';
import styles from './HotelActions.module.scss';

/** The booking buttons. */
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
