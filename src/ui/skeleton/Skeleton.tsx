import styles from './Skeleton.module.scss';

/** Placeholder of a paragraph with a number of lines. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  );
}

/**
 * Placeholder of a picture.
 *
 * @param ratio width divided by height.
 */
export function SkeletonPicture({ ratio }: { ratio: number }) {
  return <span className={styles.picture} style={{ aspectRatio: ratio }} aria-hidden="true" />;
}
