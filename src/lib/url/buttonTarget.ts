import { type LinkTarget, linkTarget } from './linkTarget.ts';

/**
 * Where the button of a post or an event leads. Only a path leads inside the site: one address in nine has no scheme,
 * and means another site all the same.
 *
 * @returns undefined where there is no address that is safe to follow.
 */
export function buttonTarget(raw: string | undefined): LinkTarget | undefined {
  return linkTarget(raw, !raw?.startsWith('/'));
}
