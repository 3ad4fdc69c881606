import { useI18n } from '#hooks/useI18n.ts';
import { useInView } from '#hooks/useInView.ts';
import { Icon } from '../icons/Icon.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './BackToTop.module.scss';

/** A round button that appears once the page has been scrolled by more than `threshold` CSS pixels. */
export function BackToTop({ threshold }: { threshold: number }) {
  const { t } = useI18n();
  const [mark, atTop] = useInView({ isAtFirst: true });
  return (
    <>
      <span ref={mark} className={styles.mark} style={{ blockSize: threshold }} aria-hidden="true" />
      {!atTop && (
        <button
          type="button"
          className={styles.button}
          aria-label={t(MESSAGES.backToTop)}
          onClick={scrollToTop}
        >
          <Icon name="up" />
        </button>
      )}
    </>
  );
}

function scrollToTop() {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
}
