import { AT_PARAM, nameOf, pairsOf } from './queryParams.ts';

/** Parameters that campaigns and social networks add to links, and the time of the preview (`at=`). */
const UNSHARED = new RegExp(`^(?:utm_\\w+|fbclid|gclid|msclkid|mc_[ce]id|${AT_PARAM})$`);

/** A page's URL without parameters that are not meant for other people. */
export function sharedAddress(href: string): string {
  const url = new URL(href);
  url.search = pairsOf(url.search)
    .filter((pair) => !UNSHARED.test(nameOf(pair)))
    .join('&');
  return url.href;
}
