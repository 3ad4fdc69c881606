import { useI18n } from '#hooks/useI18n.ts';
import { Icon } from '../icons/Icon.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './ShareButton.module.scss';

/** Loaded before the press, because a browser only shares directly after one. */
const loadShare = () => import(/* webpackChunkName: "share" */ './sharePage.ts').catch(() => undefined);

/** Shares the address of the page, with its filters or its open dialog. */
export function ShareButton({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={styles.share}
      data-place={place}
      aria-label={t(MESSAGES.share)}
      title={t(MESSAGES.share)}
      onPointerEnter={() => void loadShare()}
      onFocus={() => void loadShare()}
      onClick={() => void loadShare().then((loaded) => loaded?.sharePage())}
    >
      <Icon name="share" />
    </button>
  );
}
