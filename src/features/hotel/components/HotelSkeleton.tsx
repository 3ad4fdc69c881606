import { useI18n } from '#hooks/useI18n.ts';
import { SkeletonText } from '#ui/skeleton/Skeleton.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './HotelSkeleton.module.scss';
import section from './Section.module.scss';

/** Placeholder of the hero and the first section. */
export function HotelSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <p className={styles.words} role="status">
        {t(MESSAGES.loading)}
      </p>
      <div className={styles.hero} aria-hidden="true">
        <div className={styles.name}>
          <SkeletonText lines={2} />
        </div>
        <div className={styles.line}>
          <SkeletonText lines={1} />
        </div>
      </div>
      <div className={section.section} aria-hidden="true">
        <div className={section.intro}>
          <div className={styles.title}>
            <SkeletonText lines={2} />
          </div>
          <SkeletonText lines={6} />
        </div>
        <SkeletonText lines={8} />
      </div>
    </>
  );
}
