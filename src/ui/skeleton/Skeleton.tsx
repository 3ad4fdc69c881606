import styles from './Skeleton.module.scss';

/** Bars in the place of a paragraph of so many lines. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  );
}

/** A box in the place of a picture. @param ratio width divided by height. */
export function SkeletonPicture({ ratio }: { ratio: number }) {
  return <span className={styles.picture} style={{ aspectRatio: ratio }} aria-hidden="true" />;
}
