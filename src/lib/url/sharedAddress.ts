import { AT_PARAM, nameOf, pairsOf } from './queryParams.ts';

/** What campaigns and social networks add to links, and the time at which the site is previewed. */
const UNSHARED = new RegExp(`^(?:utm_\\w+|fbclid|gclid|msclkid|mc_[ce]id|${AT_PARAM})$`);

/** A page's URL for other people. */
export function sharedAddress(href: string): string {
  const url = new URL(href);
  url.search = pairsOf(url.search)
    .filter((pair) => !UNSHARED.test(nameOf(pair)))
    .join('&');
  return url.href;
}
