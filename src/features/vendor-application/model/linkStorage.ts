import * as z from 'zod/mini';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';
import { createFormStorage } from '#lib/formStorage.ts';

const storage = () => window.sessionStorage;
const tokenSchema = z.string().check(z.regex(/^[\w-]{22}$/));
const parse = (stored: unknown) => tokenSchema.safeParse(stored).data;

/** The token of the link that this tab follows. Tokens are in no state of the store, which tools and reports may show. */
export const linkStorage = createFormStorage(storage, 'vendor-application-link', parse);

/** The token of the application that this tab has sent last. */
export const sentLinkStorage = createFormStorage(storage, 'vendor-application-sent-link', parse);

/** The token in a fragment such as `#application=…`; empty if it was cut off, undefined for other fragments. */
export function tokenIn(fragment: string): string | undefined {
  const [, named] = /^#application=(.*)$/.exec(fragment) ?? [];
  return named === undefined ? undefined : (parse(named) ?? '');
}

/** @param prefix of the page's language. */
export function linkOf(token: string, prefix: string): string {
  return `${window.location.origin}${withPrefix('/vendor-application', prefix)}#application=${token}`;
}
