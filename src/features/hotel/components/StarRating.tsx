import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './StarRating.module.scss';

const STAR = 'M12 1.5l3.2 6.9 7.5.9-5.6 5.2 1.5 7.4L12 18.2l-6.6 3.7 1.5-7.4L1.3 9.3l7.5-.9Z';

/** @param stars 0.5 to 5; rounded to halves. */
export function StarRating({ stars }: { stars: number }) {
  const { t } = useI18n();
  const shown = Math.round(stars * 2) / 2;
  return (
    <span className={styles.stars} role="img" aria-label={t(MESSAGES.stars, { count: shown })}>
      {Array.from({ length: Math.ceil(shown) }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" data-half={index + 1 > shown} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
