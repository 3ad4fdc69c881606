import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useEscape } from '#hooks/useEscape.ts';
import { useListDialog } from '#hooks/useListDialog.ts';
import { useListStart } from '#hooks/useListStart.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import type { ActionButton } from '#lib/calls-to-action/callToAction.ts';
import type { CardModel } from '#lib/cards/cardModel.ts';
import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ScreenCodec } from '#lib/url/screenCodec.ts';
import type { CardView } from '#ui/card-grid/Card.tsx';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { FilterBar } from './FilterBar.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ShareButton } from '#ui/share/ShareButton.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { type ListMessages, ListResults } from './ListResults.tsx';
import type { ListContent, Named } from './listContent.ts';
import { useCardRenderer } from './useCardRenderer.tsx';
import styles from './ListPage.module.scss';

/** Pictures in the first row load eagerly, all others lazily. */
const EAGER_CARDS = 4;

interface PageMessages extends ListMessages {
  title: string;
  failed: string;
  failedDetail: string;
}

interface ListPageProps<Filters extends ListFilters, Item extends Named> {
  /** The list's path, such as `/marketplace`, and the codec of its addresses. */
  path: string;
  codec: ScreenCodec<Filters>;
  filters: Filters;
  messages: PageMessages;
  /** The document title while no dialog is open. */
  title: string;
  description: string;
  /** URL of a picture of the headline. */
  picture: string | undefined;
  subtitle: string;
  tickets: ActionButton | undefined;
  onTickets(label: string): void;
  /** Shown beside the subtitle. */
  headerExtra?: ReactNode;
  /** Links to saved views. */
  views?: ReactNode;
  content: ListContent<Item>;
  /** Shown where the filters match nothing; it may be lazy. */
  rescue?: ReactNode;
  toCard(item: Item): CardModel;
  /** The button of a card that picks its item. */
  pick(item: Item): ReactNode;
  view: CardView;
  /** The badge on cards of featured items. A shared element, so that cards do not render again. */
  featuredBadge?: ReactNode;
  /** Controls of this list only, beside the count. */
  controls?: ReactNode;
  onFilter(change: Partial<ListFilters>): void;
  onClear(): void;
  /** Title shown while the dialog's chunk loads. */
  dialogLoading: string;
  /** Renders the dialog of an item; it may be lazy. */
  dialog(slug: string, closing: { closeHref: string; onClose(): void }): ReactNode;
}

/** A complete list screen: head, filters, cards that link to dialogs, and the dialog in the URL. */
export function ListPage<Filters extends ListFilters, Item extends Named>(
  props: ListPageProps<Filters, Item>,
) {
  const { path, codec, filters, messages, content, toCard, pick, view, featuredBadge, onFilter } = props;
  const { slug, listHref, close } = useListDialog(path, codec, filters);
  // Cards behind a dialog from a shared link are not above the fold.
  const [eagerCards] = useState(slug === undefined ? EAGER_CARDS : 0);
  const where = path.slice(1);
  useFailureReport(content.moreError, where);

  const [start, showStart] = useListStart();
  const isFiltered =
    filters.letter !== ALL_LETTERS ||
    filters.search.trim() !== '' ||
    filters.category !== ALL_CATEGORIES ||
    filters.mine;
  // While a dialog covers the list, Escape closes the dialog.
  useEscape(isFiltered && slug === undefined && !content.error, clear);

  function filter(change: Partial<ListFilters>) {
    onFilter(change);
    showStart();
  }

  function clear() {
    props.onClear();
    showStart();
  }

  const { isUnknownCategory } = content;
  const leaveCategory = useEffectEvent(() => onFilter({ category: ALL_CATEGORIES }));
  useEffect(() => {
    if (isUnknownCategory) leaveCategory();
  }, [isUnknownCategory]);

  const renderItem = useCardRenderer({ path, codec, filters, toCard, pick, view, featuredBadge, eagerCards });

  return (
    <>
      {slug === undefined && <PageHead title={props.title} description={props.description} />}
      <PageHeader
        title={messages.title}
        picture={props.picture}
        subtitle={props.subtitle}
        tickets={props.tickets}
        onTickets={props.onTickets}
      >
        {props.headerExtra}
        <ShareButton />
      </PageHeader>
      {props.views}
      {content.error ? (
        <ErrorScreen
          error={content.error}
          where={where}
          title={messages.failed}
          text={messages.failedDetail}
          variant="detailed"
          onRetry={content.retry}
        />
      ) : (
        <section className={styles.screen} aria-label={messages.noun}>
          <div ref={start} className={styles.top} />
          <FilterBar
            searchLabel={messages.searchLabel}
            modalTitle={messages.filtersTitle}
            filters={filters}
            categories={content.categories}
            facetsOf={content.facetsOf}
            onSearchFocus={content.prepareSearch}
            onFilter={filter}
          />
          <ListResults
            messages={messages}
            filters={filters}
            isFiltered={isFiltered}
            content={content}
            view={view}
            rescue={props.rescue}
            controls={props.controls}
            renderItem={renderItem}
            onMine={(mine) => filter({ mine })}
            onClear={clear}
          />
        </section>
      )}
      {slug !== undefined && (
        <Suspense fallback={<DialogLoading title={props.dialogLoading} onClose={close} />}>
          {props.dialog(slug, { closeHref: listHref, onClose: close })}
        </Suspense>
      )}
    </>
  );
}
