import type { Place } from '#content/place/schema.ts';
import { parseWebAddress, pathSegment } from '#lib/url/webAddress.ts';

/**
 * The link of a place's button: the brand's page in the organizer's shop if the brand has an alias, otherwise the
 * place's own URL, otherwise undefined.
 */
export function shopLink(
  place: Place,
  shopBaseUrl: string,
): { label: string | undefined; href: string } | undefined {
  const brand = pathSegment(place.brand?.alias?.current);
  const href = brand === undefined ? parseWebAddress(place.buttonURL)?.href : shopBaseUrl + brand;
  return href === undefined ? undefined : { label: place.buttonLabel, href };
}
