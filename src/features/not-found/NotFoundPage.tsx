import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useFestival } from '#content/festival/useFestival.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { search } from '#features/search/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { TYPED_PARAM, writeParams } from '#lib/url/queryParams.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import type { NotFoundState } from './notFoundState.ts';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';
import { MESSAGES } from './messages/index.ts';

/** Shown for unknown paths, and by screens that redirect here. */
export function Component() {
  const { pathname, state } = useLocation() as Location<Partial<NotFoundState> | null>;
  const { attempted = pathname, reason, needsScripts } = state ?? {};
  const { t } = useI18n();
  const navigate = useNavigate();
  const festival = useFestival();
  useEffect(() => {
    console.warn(`No page at ${attempted}`);
  }, [attempted]);
  return (
    <>
      <PageHead title={pageTitle(t(MESSAGES.title), festival)} robots="noindex" />
      <ErrorScreen
        error={{ message: 'not found' }}
        text={reason ?? t(needsScripts ? MESSAGES.needsScripts : MESSAGES.missing)}
        isWholeScreen
        onRetry={null}
        onBack={() => void navigate(-1)}
      >
        <SearchForm />
      </ErrorScreen>
    </>
  );
}

/** Leads to the search. Without scripts the browser sends the form. */
function SearchForm() {
  const { t, prefix } = useI18n();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <form
      action={withPrefix(search.path, prefix)}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(search.path + writeParams({ [TYPED_PARAM]: text || undefined }, ''));
      }}
    >
      <ButtonRow>
        <SearchBox name={TYPED_PARAM} label={t(MESSAGES.searchFestival)} value={text} onChange={setText} />
        <Button type="submit">{t(MESSAGES.search)}</Button>
      </ButtonRow>
    </form>
  );
}
