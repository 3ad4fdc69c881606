import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useSearchReport } from '#hooks/useSearchReport.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { TYPED_PARAM } from '#lib/url/queryParams.ts';
import { rememberSearch } from './recentSearches.ts';
import { SEARCH_PATH } from './searchCodec.ts';
import { searchChanged, selectSearchText } from './searchSlice.ts';
import { useSearch } from './useSearch.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { NothingFound } from './components/NothingFound.tsx';
import { Results } from './components/Results.tsx';
import { Suggestions } from './components/Suggestions.tsx';
import { MESSAGES } from './messages/index.ts';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';
import styles from './SearchPage.module.scss';

/** The search over everything that has a name. Without scripts its form is sent to the server. */
export function Component() {
  const { t, prefix } = useI18n();
  const dispatch = useAppDispatch();
  const text = useAppSelector(selectSearchText);
  const { found, error, isFetching, retry } = useSearch(text);
  const festival = useFestival();
  const wanted = text.trim();
  useSearchReport(text);
  const title = wanted === '' ? t(MESSAGES.title) : t(MESSAGES.titleOfText, { text: wanted });
  const search = (typed: string) => dispatch(searchChanged(typed));
  return (
    <>
      <PageHead
        title={pageTitle(title, festival)}
        description={t(MESSAGES.description)}
        robots={wanted === '' ? undefined : 'noindex'}
      />
      <PageHeader title={t(MESSAGES.title)} subtitle={t(MESSAGES.hint)} />
      <form
        action={withPrefix(SEARCH_PATH, prefix)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(text);
          // Hides the keyboard of a phone.
          event.currentTarget.querySelector('input')?.blur();
        }}
      >
        <SearchBox name={TYPED_PARAM} label={t(MESSAGES.everything)} value={text} onChange={search} />
        <Button type="submit" variant="primary">
          {t(MESSAGES.submit)}
        </Button>
      </form>
      {renderResults()}
    </>
  );

  function renderResults() {
    if (wanted === '') return <Suggestions onSearch={search} />;
    if (error) {
      return (
        <ErrorScreen
          error={error}
          where="search"
          title={t(MESSAGES.failed)}
          text={t(MESSAGES.failedDetail)}
          onRetry={retry}
        />
      );
    }
    if (!found) {
      return (
        <p role="status" className={styles.status}>
          {t(MESSAGES.loading)}
        </p>
      );
    }
    if (found.hits.length === 0 && !isFetching) return <NothingFound text={wanted} similar={found.similar} />;
    return <Results hits={found.hits} text={wanted} onFollow={() => rememberSearch(text)} />;
  }
}
