import { useI18n } from '#hooks/useI18n.ts';
import { PickButton } from '#features/picks/index.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { vendorAddress } from '../model/boothAddress.ts';
import type { Booth } from '../model/venue.ts';
import { useMapLinks } from '../useMapLinks.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './ChosenBooth.module.scss';

interface ChosenBoothProps {
  booth: Booth;
  /** The map's alias. */
  map: string;
  onClose(): void;
}

/** The vendors at the chosen booth, over an edge of the map. */
export function ChosenBooth({ booth: { label, vendors }, map, onClose }: ChosenBoothProps) {
  const { t } = useI18n();
  const follow = useMapLinks();
  return (
    <section className={styles.card} aria-label={t(MESSAGES.chosen)}>
      <p className={styles.label} role="status" dir="auto">
        {label}
      </p>
      {vendors.length === 0 && <p className={styles.free}>{t(MESSAGES.free)}</p>}
      <ul>
        {vendors.map((vendor) => {
          const href = vendorAddress(vendor, map);
          const { id, name, alias, isStage } = vendor;
          return (
            <li key={id} className={styles.vendor}>
              {href === undefined ? (
                <span dir="auto">{name}</span>
              ) : (
                <PlainLink href={href} className={styles.link} dir="auto" onClick={follow}>
                  {isStage ? t(MESSAGES.onStage, { stage: name }) : name}
                </PlainLink>
              )}
              {!isStage && <PickButton kind="place" id={id} alias={alias} name={name} />}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.close}
        aria-label={t(WORDS.close)}
        title={t(WORDS.close)}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
