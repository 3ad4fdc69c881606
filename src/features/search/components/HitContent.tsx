import { kindNamed } from '#content/kinds.ts';
import type { Hit } from '../engine/search.ts';
import { useHitDetail } from '../useHitDetail.ts';
import { NamePoster } from '#ui/card-grid/NamePoster.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import styles from './HitContent.module.scss';

/** A result: its picture, its name, where or when it is, and the part of its description that matches. */
export function HitContent({ hit }: { hit: Hit }) {
  const detail = useHitDetail()(hit);
  return (
    <span className={styles.hit}>
      {/* The kinds with pictures are those that saved views list. */}
      {kindNamed(hit.kind)?.isInSavedViews && <HitPicture {...hit} />}
      <span className={styles.texts}>
        <span className={styles.name} dir="auto">
          {hit.name}
        </span>
        {detail !== undefined && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
        {hit.excerpt && (
          <span className={styles.detail} dir="auto">
            {hit.excerpt}
          </span>
        )}
      </span>
    </span>
  );
}

/** The box is empty until it is known whether there is a picture. */
function HitPicture({ name, picture }: Hit) {
  return (
    <span className={styles.frame}>
      {picture === null && <NamePoster name={name} color={undefined} isSmall />}
      {typeof picture === 'string' && (
        <Picture src={picture} alt="" widths={[96, 160]} ratio={1} sizes="48px" className={styles.picture} />
      )}
    </span>
  );
}
