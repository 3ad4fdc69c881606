import { languageOf, languagesIn, withPrefix, withoutPrefix } from '#lib/i18n/pageLanguage.ts';

/**
 * Translates the addresses of history entries from before the visitor has switched the language: they belong to the same
 * document, so Back and Forward do not load the page again. Called before the router exists, which then reads its own
 * language.
 *
 * @param prefix of the page's language.
 */
export function keepLanguage(prefix: string): void {
  window.addEventListener('popstate', () => {
    const { pathname, search, hash } = window.location;
    const { prefix: former } = languageOf(pathname, languagesIn(document));
    if (former === prefix) return;
    const path = withPrefix(withoutPrefix(pathname, former), prefix);
    window.history.replaceState(window.history.state, '', path + search + hash);
  });
}
