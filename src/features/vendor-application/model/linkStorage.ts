import * as z from 'zod/mini';
import { createFormStorage } from '#lib/formStorage.ts';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';
import { TOKEN } from '#lib/linkToken.ts';

/** What a link opens: an application, or a draft of the form. */
type LinkKind = 'application' | 'draft';

const storage = () => window.sessionStorage;
export const tokenSchema = z.string().check(z.regex(TOKEN));
const parse = (stored: unknown) => tokenSchema.safeParse(stored).data;

/** The token of the link that this tab follows. Tokens are in no state of the store, which tools and reports may show. */
export const linkStorage = createFormStorage(storage, 'vendor-application-link', parse);

/** The token of the application that this tab has sent last. */
export const sentLinkStorage = createFormStorage(storage, 'vendor-application-sent-link', parse);

/** The token of the draft that this tab is opening, until its texts are in the form or the visitor has declined them. */
export const draftLinkStorage = createFormStorage(storage, 'vendor-application-draft-link', parse);

/** The token in a fragment such as `#draft=…`; empty if it was cut off, undefined for other fragments. */
export function tokenIn(fragment: string, kind: LinkKind): string | undefined {
  const start = `#${kind}=`;
  return fragment.startsWith(start) ? (parse(fragment.slice(start.length)) ?? '') : undefined;
}

/** @param prefix of the page's language. */
export function linkOf(kind: LinkKind, token: string, prefix: string): string {
  return `${window.location.origin}${withPrefix('/vendor-application', prefix)}#${kind}=${token}`;
}
