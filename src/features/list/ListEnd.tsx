import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDelayed } from '#hooks/useDelayed.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useInView } from '#hooks/useInView.ts';
import { useIdleAfterScroll } from '#hooks/useIdleAfterScroll.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import type { ListMessages } from './list.ts';
import styles from './ListPage.module.scss';

/** New cards move the end of the list only after they are measured. Milliseconds. */
const MEASURING_TIME = 100;

interface ListEndProps {
  messages: Pick<ListMessages, 'loadMore' | 'loadingMore' | 'moreFailed'>;
  isBusy: boolean;
  hasFailed: boolean;
  hasMore: boolean;
  nextPage: number | string;
  isButtonShown: boolean;
  isEmpty: boolean;
  /** The next page is prefetched, but not shown yet. */
  hasAhead: boolean;
  onReadAhead(): void;
  onLoadMore(): void;
}

/** The end of an infinite list: loads and shows the next page before the visitor reaches it. */
export function ListEnd(props: ListEndProps) {
  const { messages, isBusy, hasFailed, hasMore, nextPage, isButtonShown, isEmpty, hasAhead, onLoadMore } =
    props;
  const { t } = useI18n();
  const [mark, isNear] = useInView({ rootMargin: `${CONSTANTS.loadMoreDistance}px` });
  // A short list may end in the window although the footer below it is long.
  const [end, isSeen] = useInView();
  const canLoad = hasMore && !isBusy && !hasFailed;
  useDelayed((isNear || isSeen) && canLoad && !isEmpty, hasAhead ? 0 : MEASURING_TIME, onLoadMore, nextPage);
  // Page two is prefetched early, but shown only when the visitor needs it.
  const [firstPage] = useState(nextPage);
  const mayReadAhead = nextPage === firstPage && canLoad && !isEmpty && !hasAhead;
  useIdleAfterScroll(mayReadAhead, props.onReadAhead);

  // It observes the end of the document, which is below the end of the list.
  const isHydrating = useHydrating();
  return (
    <div ref={end} className={styles.end}>
      {!isHydrating && createPortal(<div ref={mark} />, document.body)}
      {isBusy && <LoadingScreen variant="minimal" title={t(messages.loadingMore)} />}
      {hasFailed && !isBusy && (
        <p role="alert" className={styles.failed}>
          {t(messages.moreFailed)} <Button onClick={onLoadMore}>{t(WORDS.tryAgain)}</Button>
        </p>
      )}
      {canLoad && isButtonShown && <Button onClick={onLoadMore}>{t(messages.loadMore)}</Button>}
    </div>
  );
}
