import { type KeyboardEvent, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useSearchReport } from '#hooks/useSearchReport.ts';
import { MAX_SEARCH_LENGTH } from '#lib/url/queryParams.ts';
import { MESSAGES } from '../messages/index.ts';
import { isInSite } from '../model/isInSite.ts';
import { clearRecentSearches, readRecentSearches, rememberSearch } from '../recentSearches.ts';
import { searchAddress } from '../searchCodec.ts';
import { searchChanged, selectSearchText } from '../searchSlice.ts';
import { useSearch } from '../useSearch.ts';
import { useSuggestions } from '../useSuggestions.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { SearchOptions } from './SearchOptions.tsx';
import { type SearchOption, resultOptions, suggestionOptions } from './searchOptions.ts';
import styles from './SearchDialog.module.scss';

/**
 * A combobox with its listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field, the
 * arrow keys choose among the results. The first result is chosen from the start.
 */
export function SearchField({ onFollow }: { onFollow(href: string): void }) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const text = useAppSelector(selectSearchText);
  const { found, error, isFetching, retry } = useSearch(text);
  const suggestions = useSuggestions();
  const [recent, setRecent] = useState(readRecentSearches);
  const [chosen, choose] = useState(0);
  const listId = useId();
  const isEmpty = text.trim() === '';
  useSearchReport(text);

  const groups = isEmpty
    ? suggestionOptions(recent, suggestions, t)
    : found
      ? resultOptions(found, text, t)
      : [];
  const options = groups.flatMap(({ options: own }) => own);
  // A suggestion is chosen only by the arrow keys.
  const active = isEmpty ? chosen - 1 : Math.min(chosen, options.length - 1);

  function type(typed: string) {
    choose(0);
    dispatch(searchChanged(typed));
  }

  function follow({ href, search }: SearchOption) {
    if (search !== undefined) return type(search);
    rememberSearch(text);
    if (isInSite(href)) onFollow(href);
    else window.location.assign(href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      const option = options[active];
      // While a new text is looked up, the shown results belong to the text before.
      if (option && !isFetching) follow(option);
      else if (!isEmpty) follow({ key: 'all', label: text, href: searchAddress(text) });
      return;
    }
    const next = nextOption(event.key, active, options.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(isEmpty ? next + 1 : next);
  }

  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t(MESSAGES.everything)}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 && options.length > 0 ? `${listId}-${active}` : undefined}
          aria-autocomplete="list"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t(MESSAGES.everything)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.results}>
        <SearchOptions id={listId} groups={groups} active={active} onFollow={follow} />
        <p role="status" className={styles.status}>
          {statusText()}
        </p>
        {error !== undefined && <Button onClick={retry}>{t(WORDS.tryAgain)}</Button>}
        {isEmpty && recent.length > 0 && (
          <Button
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
            }}
          >
            {t(MESSAGES.clearRecent)}
          </Button>
        )}
      </div>
    </>
  );

  function statusText(): string {
    if (isEmpty) return t(MESSAGES.hintShort);
    if (error !== undefined) return t(MESSAGES.failedShort);
    if (!found || isFetching) return t(MESSAGES.loading);
    return t(MESSAGES.count, { count: found.hits.length, text: text.trim() });
  }
}

/** The index that a key leads to; undefined for other keys, and for Home and End while no option is chosen. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
