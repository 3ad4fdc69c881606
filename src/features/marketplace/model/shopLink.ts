import * as FACTS from '#lib/facts.ts';
import type { Place } from '#lib/model/place.ts';
import { parseWebAddress, pathSegment } from '#lib/url/webAddress.ts';

/**
 * Where a place's button leads: the brand's page in the parent company's shop where the brand has an
 * alias, else the place's own address. Undefined where there is neither.
 */
export function shopLink(place: Place): { label: string; href: string } | undefined {
  const brand = pathSegment(place.brand?.alias?.current);
  const href = brand === undefined ? parseWebAddress(place.buttonURL)?.href : FACTS.shopAddress + brand;
  return href === undefined ? undefined : { label: place.buttonLabel ?? 'Shop Now', href };
}
