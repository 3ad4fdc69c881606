import { TargetLink } from '#ui/links/TargetLink.tsx';
import type { FeaturedProduct } from '../model/performerDetails.ts';
import styles from './DialogList.module.scss';

/** The products of a performer, linked to the places that sell them. */
export function FeaturedProducts({ products }: { products: readonly FeaturedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Featured Products</h3>
      <ul className={styles.list}>
        {products.map(({ name, target }, index) => (
          <li key={index} dir="auto">
            {target ? (
              <TargetLink target={target} openInNewTab={target.kind === 'external'}>
                {name}
              </TargetLink>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
