import { DialogList } from '#ui/detail-dialog/DialogList.tsx';
import { TargetLink } from '#ui/links/TargetLink.tsx';
import type { FeaturedProduct } from '../model/performerDetails.ts';

/** The products of a performer, linked to the places that sell them. */
export function FeaturedProducts({ products }: { products: readonly FeaturedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <DialogList title="Featured Products">
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
    </DialogList>
  );
}
