import { UGLY_TEXTS } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { FeaturedProducts } from './FeaturedProducts.tsx';

const PRODUCTS = ['Tour Shirt', ...Object.values(UGLY_TEXTS)].map((name) => ({
  name,
  target: { kind: 'internal', to: '/marketplace/nova' } as const,
}));

export default {
  'With links': (
    <Column>
      <FeaturedProducts products={PRODUCTS} />
    </Column>
  ),
  'Only names': (
    <Column>
      <FeaturedProducts products={PRODUCTS.map(({ name }) => ({ name, target: undefined }))} />
    </Column>
  ),
} satisfies Samples;
