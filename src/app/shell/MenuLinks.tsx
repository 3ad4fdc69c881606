import { useLocation } from 'react-router-dom';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { type MenuItem, isActive } from '#content/festival/menu.ts';
import { useScheduleTarget } from '#features/schedule/index.ts';
import { targetAddress } from '#lib/url/linkTarget.ts';
import { Icon, isIconName } from '#ui/icons/Icon.tsx';
import { TargetLink } from '#ui/links/TargetLink.tsx';
import styles from './Navigation.module.scss';

/** The links of a menu; the link to the open screen is marked as current. */
export function MenuLinks({ items, onFollow }: { items: readonly MenuItem[]; onFollow?: () => void }) {
  const { pathname } = useLocation();
  const telemetry = useTelemetry();
  const scheduleTarget = useScheduleTarget();
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.key} className={styles.cell}>
          <TargetLink
            target={scheduleTarget(item.target)}
            openInNewTab={item.openInNewTab}
            className={styles.item}
            isCurrent={isActive(item, pathname)}
            data-highlighted={item.isHighlighted}
            onClick={() => {
              telemetry.navigationClick(item.trackingLabel, targetAddress(item.target));
              onFollow?.();
            }}
          >
            {isIconName(item.icon) && <Icon name={item.icon} size={16} />}
            <span className={styles.label} dir="auto">
              {item.label}
            </span>
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}
