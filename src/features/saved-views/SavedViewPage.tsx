import { useContext } from 'react';
import { useMatch } from 'react-router-dom';
import { useFestival } from '#content/festival/useFestival.ts';
import { useGetSavedViewQuery } from '#content/saved-view/api.ts';
import { VIEWS_PATH } from '#content/saved-view/viewPaths.ts';
import { FeaturesContext } from '#features/featuresContext.ts';
import { NotFoundRedirect } from '#features/not-found/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import type { SavedView } from '#content/saved-view/schema.ts';
import { festivalBlurb, pageTitle } from '#content/festival/pageTitle.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ErrorScreen, Notice } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { ViewChips } from './chips/ViewChips.tsx';
import { ItemGrid } from './components/ItemGrid.tsx';
import { ListResults } from './components/ListResults.tsx';
import { ViewIntro } from './components/ViewIntro.tsx';
import { MESSAGES } from './messages/index.ts';
import { listHref, listOf } from './model/viewLists.ts';

/** A saved view, found by its alias. If it does not exist, it redirects to the not-found page. */
export function Component() {
  const { t } = useI18n();
  const { alias = '' } = useMatch(`${VIEWS_PATH}/:alias`)?.params ?? {};
  const festival = useFestival();
  const { currentData: view, error, isFetching, refetch } = useGetSavedViewQuery({ slug: alias });
  if (view) return <View key={view._id} view={view} />;
  if (isContentError(error) && !isFetching) {
    if (error.kind === 'not-found') return <NotFoundRedirect />;
    return (
      <ErrorScreen
        error={error}
        where="saved-view"
        title={t(MESSAGES.failed)}
        text={t(MESSAGES.failedDetail)}
        onRetry={() => void refetch()}
        isWholeScreen
      />
    );
  }
  return (
    <>
      <PageHead title={pageTitle(undefined, festival)} description={festivalBlurb(festival, t)} />
      <LoadingScreen title={t(MESSAGES.loading)} />
    </>
  );
}

function View({ view }: { view: SavedView }) {
  const { t } = useI18n();
  const festival = useFestival();
  const features = useContext(FeaturesContext);
  const { address, items } = view;
  const list = items.length > 0 ? undefined : listOf(features, address);
  return (
    <>
      <PageHead
        title={pageTitle(view.title, festival)}
        description={firstText(view.text) ?? festivalBlurb(festival, t)}
      />
      <PageHeader title={view.title}>
        {list && address && (
          <ButtonLink to={listHref(list, address)}>
            {t(MESSAGES.openIn, { list: list.offlineName && t(list.offlineName) })}
          </ButtonLink>
        )}
        {list && <ViewChips path={list.path} />}
      </PageHeader>
      <ViewIntro view={view} />
      {items.length > 0 && <ItemGrid items={items} />}
      {list && address && <ListResults key={list.path} list={list} address={address} />}
      {items.length === 0 && !list && (
        <Notice title={t(MESSAGES.empty)} text={t(MESSAGES.emptyDetail)}>
          <ButtonLink to="/">{t(WORDS.goHome)}</ButtonLink>
        </Notice>
      )}
    </>
  );
}
