import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { documentMaker, slug, slugify } from '../document';
import { seededRandom } from '../random';
import type { Exhibitor } from './exhibitors';

const BRANDS = 120;

/** The brand documents, by the name of the exhibitor that each belongs to. */
export function makeBrands(seed: number, exhibitors: readonly Exhibitor[]): Map<string, StoredDocument> {
  const random = seededRandom(seed, 'brands');
  const make = documentMaker(random);
  return new Map(
    exhibitors.slice(0, BRANDS).map(({ name, line }) => {
      const alias = slugify(name);
      const brand = make('brand', `brand-${alias}`, {
        name,
        // A few brands have no page on the shop yet.
        alias: random.chance(0.93) ? slug(alias) : undefined,
        media: image(`brands/${alias}`, `${name}, maker of ${line.goods}`, { size: [1600, 1600] }),
        websiteUrl: random.chance(0.8) ? `https://www.${alias}.example` : undefined,
      });
      return [name, brand];
    }),
  );
}
