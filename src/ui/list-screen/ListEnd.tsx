import { useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useDelayed } from '../../hooks/useDelayed';
import { useIdleAfterScroll } from '../../hooks/useIdleAfterScroll';
import * as FACTS from '../../lib/facts';
import { Button } from '../buttons/Button';
import { LoadingScreen } from '../states/LoadingScreen';
import styles from './ListScreen.module.scss';

/** New cards push the foot away only when they have been measured. Milliseconds. */
const MEASURING_TIME = 100;

interface ListEndProps {
  words: { noun: string; loadMore: string; loadingMore: string };
  isBusy: boolean;
  hasFailed: boolean;
  hasMore: boolean;
  nextOffset: number;
  isButtonShown: boolean;
  isEmpty: boolean;
  onLoadMore(): void;
}

/** The foot of an endless list: asks for the next page before a visitor gets there. */
export function ListEnd(props: ListEndProps) {
  const { words, isBusy, hasFailed, hasMore, nextOffset, isButtonShown, isEmpty, onLoadMore } = props;
  const [mark, isNear] = useInView({ rootMargin: `0px 0px ${FACTS.loadMoreDistance}px 0px` });
  const isDue = isNear && hasMore && !isBusy && !hasFailed && !isEmpty;
  useDelayed(isDue, MEASURING_TIME, onLoadMore, nextOffset);
  // The page after what was there at first is fetched before it is due: it is there when a visitor gets to it.
  const [firstOffset] = useState(nextOffset);
  useIdleAfterScroll(nextOffset === firstOffset && hasMore && !isBusy && !hasFailed && !isEmpty, onLoadMore);

  return (
    <div ref={mark} className={styles.end}>
      {isBusy && <LoadingScreen variant="minimal" title={words.loadingMore} />}
      {hasFailed && !isBusy && (
        <p role="alert" className={styles.failed}>
          More {words.noun} could not be loaded. <Button onClick={onLoadMore}>Try Again</Button>
        </p>
      )}
      {hasMore && !isBusy && !hasFailed && isButtonShown && (
        <Button onClick={onLoadMore}>{words.loadMore}</Button>
      )}
    </div>
  );
}
