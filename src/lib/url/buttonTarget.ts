import { type LinkTarget, linkTarget } from './linkTarget.ts';

/**
 * The target of a post's or an event's button. Only a path is internal: one URL in nine has no scheme, but leads to
 * another site.
 *
 * @returns undefined for missing or unsafe URLs.
 */
export function buttonTarget(raw: string | undefined): LinkTarget | undefined {
  return linkTarget(raw, !raw?.startsWith('/'));
}
