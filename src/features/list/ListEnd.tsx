import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDelayed } from '#hooks/useDelayed.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useInView } from '#hooks/useInView.ts';
import { useIdleAfterScroll } from '#hooks/useIdleAfterScroll.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import styles from './ListPage.module.scss';

/** New cards move the end of the list only after they are measured. Milliseconds. */
const MEASURING_TIME = 100;

interface ListEndProps {
  messages: { noun: string; loadMore: string; loadingMore: string };
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
  const [mark, isNear] = useInView({ rootMargin: `0px 0px ${CONSTANTS.loadMoreDistance}px 0px` });
  const canLoad = hasMore && !isBusy && !hasFailed;
  useDelayed(isNear && canLoad && !isEmpty, hasAhead ? 0 : MEASURING_TIME, onLoadMore, nextPage);
  // Page two is prefetched early, but shown only when the visitor needs it.
  const [firstPage] = useState(nextPage);
  const mayReadAhead = nextPage === firstPage && canLoad && !isEmpty && !hasAhead;
  useIdleAfterScroll(mayReadAhead, props.onReadAhead);

  // It observes the end of the document, which is below the end of the list.
  const isHydrating = useHydrating();
  return (
    <div className={styles.end}>
      {!isHydrating && createPortal(<div ref={mark} />, document.body)}
      {isBusy && <LoadingScreen variant="minimal" title={messages.loadingMore} />}
      {hasFailed && !isBusy && (
        <p role="alert" className={styles.failed}>
          More {messages.noun} could not be loaded. <Button onClick={onLoadMore}>Try Again</Button>
        </p>
      )}
      {canLoad && isButtonShown && <Button onClick={onLoadMore}>{messages.loadMore}</Button>}
    </div>
  );
}
