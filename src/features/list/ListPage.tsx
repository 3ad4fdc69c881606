import { type ReactNode, Suspense, memo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import type { Listed } from '#content/lists/allNames.ts';
import { useEventHeader } from '#content/festival/useEventHeader.ts';
import { useKnownFilters } from '#content/lists/useKnownFilters.ts';
import { type ListContent, useListContent } from '#content/lists/useListContent.ts';
import { useBriefLag } from '#hooks/useBriefLag.ts';
import { useEffectiveFilters } from '#hooks/useEffectiveFilters.ts';
import { useEscape } from '#hooks/useEscape.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useListDialog } from '#hooks/useListDialog.ts';
import { useListStart } from '#hooks/useListStart.ts';
import { useFailureReport, useTelemetry } from '#hooks/useTelemetry.ts';
import { listTitle } from '#content/festival/pageTitle.ts';
import { type ListFilters, isFiltered, itemAddress } from '#lib/url/listCodec.ts';
import { usePickedIds } from '#features/picks/index.ts';
import { ViewChips } from '#features/saved-views/index.ts';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ShareButton } from '#ui/share/ShareButton.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { List } from './list.ts';
import { ListResults } from './ListResults.tsx';
import { useChangeFilters } from './useChangeFilters.ts';
import { useCards } from './useCards.tsx';
import styles from './ListPage.module.scss';

/** Pictures in the first row load eagerly, all others lazily. */
const EAGER_CARDS = 4;

interface ListPageProps<Item extends Listed> {
  list: List<Item>;
  subtitle: string;
  /** Shown beside the subtitle. */
  links?: ReactNode;
}

/**
 * A complete list screen: head, filters, cards that link to dialogs, and the dialog in the URL. A change of the filters
 * renders the filter bar at once. The rest is deferred, so that a key in the search box does not wait for the list.
 */
export function ListPage<Item extends Listed>(props: ListPageProps<Item>) {
  const { list } = props;
  const dispatch = useAppDispatch();
  const named = useAppSelector(list.selectFilters);
  const filters = useEffectiveFilters(named, useKnownFilters(list.queries, named), (effective) =>
    dispatch(list.filtersChanged(effective)),
  );
  return <ListScreen {...props} filters={useBriefLag(filters)} />;
}

const ListScreen = memo(function ListScreen<Item extends Listed>({
  list,
  filters,
  subtitle,
  links,
}: ListPageProps<Item> & { filters: ListFilters }) {
  const { chunk, path, codec, messages, queries } = list;
  const { t, language } = useI18n();
  const telemetry = useTelemetry();
  const pickedIds = usePickedIds(queries.kind, filters.mine);
  const content = useListContent(queries, filters, pickedIds, language);
  const { name, picture, tickets } = useEventHeader(chunk);
  const { slug, listHref, close } = useListDialog(path, codec, filters);
  // Cards behind a dialog from a shared link are not visible at once.
  const [eagerCards] = useState(slug === undefined ? EAGER_CARDS : 0);
  const cards = useCards(list, filters, list.viewOf(filters), eagerCards);
  const [start, showStart] = useListStart();
  const change = useChangeFilters(list, showStart);
  useFailureReport(content.moreError, chunk);

  return (
    <>
      {slug === undefined && (
        <PageHead
          title={listTitle(t(messages.title), content.categoryName, name)}
          description={t(messages.description, { event: name, category: content.categoryName })}
        />
      )}
      <PageHeader
        title={t(messages.title)}
        picture={picture}
        subtitle={subtitle}
        tickets={tickets}
        onTickets={telemetry.purchaseClick}
      >
        {links}
        <ViewChips path={path} />
        <ShareButton />
      </PageHeader>
      {content.error ? (
        <ErrorScreen
          error={content.error}
          where={chunk}
          title={t(messages.failed)}
          text={t(messages.failedDetail)}
          variant="detailed"
          onRetry={content.retry}
        />
      ) : (
        <section className={styles.screen} aria-label={t(messages.list)}>
          <div ref={start} className={styles.top} />
          <PresentFilters list={list} content={content} change={change} isCovered={slug !== undefined} />
          <ListResults
            list={list}
            filters={filters}
            content={content}
            view={list.viewOf(filters)}
            cards={cards}
            change={change}
            pickedIds={pickedIds}
          />
        </section>
      )}
      {slug !== undefined && (
        <Suspense fallback={<DialogLoading title={t(messages.dialogLoading)} onClose={close} />}>
          <list.Dialog
            key={slug}
            slug={slug}
            eventName={name}
            closeHref={listHref}
            cards={content.items.map(list.toCard)}
            hrefOf={(alias) => itemAddress(codec, filters, path, alias)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}) as <Item extends Listed>(props: ListPageProps<Item> & { filters: ListFilters }) => ReactNode;

interface PresentFiltersProps<Item extends Listed> {
  list: List<Item>;
  content: ListContent<Item>;
  change: ReturnType<typeof useChangeFilters>;
  /** Whether a dialog covers the list. */
  isCovered: boolean;
}

/** The filter bar with the present filters, which the list may not show yet. */
function PresentFilters<Item extends Listed>({
  list,
  content,
  change,
  isCovered,
}: PresentFiltersProps<Item>) {
  const filters = useKnownFilters(list.queries, useAppSelector(list.selectFilters));
  // While a dialog covers the list, Escape closes the dialog.
  useEscape(isFiltered(filters) && !isCovered, change.clearFilters);
  return <FilterBar messages={list.messages} filters={filters} content={content} change={change} />;
}
