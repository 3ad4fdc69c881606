import { useI18n } from '#hooks/useI18n.ts';
import { DialogList } from '#ui/detail-dialog/DialogList.tsx';
import { TargetLink } from '#ui/links/TargetLink.tsx';
import { MESSAGES } from '../messages/index.ts';
import type { FeaturedProduct } from '../model/performerDetails.ts';

/** The products of a performer, linked to the places that sell them. */
export function FeaturedProducts({ products }: { products: readonly FeaturedProduct[] }) {
  const { t } = useI18n();
  if (products.length === 0) return null;
  return (
    <DialogList title={t(MESSAGES.products)}>
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
