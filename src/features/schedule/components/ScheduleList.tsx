import { useCallback, useId, useMemo } from 'react';
import { useEscape } from '../../../hooks/useEscape';
import { useListStart } from '../../../hooks/useListStart';
import { timetable } from '../../../lib/schedule/timetable';
import { itemAddress } from '../../../lib/url/listCodec';
import { Button } from '../../../ui/buttons/Button';
import { useFollowCard } from '../../../ui/card-grid/useFollowCard';
import { Notice } from '../../../ui/states/ErrorScreen';
import { tabId } from '../../../ui/tabs/Tabs';
import { emptyLines, isNarrowed } from '../model/emptyLines';
import type { ScheduleOptions } from '../model/filterCards';
import { ALL, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters';
import type { EventCardModel } from '../model/toCard';
import { WORDS } from '../model/words';
import { EventRow } from './EventRow';
import { ScheduleBar } from './ScheduleBar';
import { Timetable } from './Timetable';
import { TimetableSkeleton } from './TimetableSkeleton';
import styles from './ScheduleList.module.scss';

interface ScheduleListProps {
  filters: ScheduleFilters;
  options: ScheduleOptions;
  /** Events of the whole schedule; undefined until it is there. */
  total: number | undefined;
  /** Events that the filters let through; undefined until the schedule is there. */
  cards: readonly EventCardModel[] | undefined;
  /** Whether a dialog is open over the list; Escape is the dialog's then. */
  isCovered: boolean;
  onFilter(change: Partial<ScheduleFilters>): void;
  onClear(): void;
}

/** The filters and what they leave of the timetable. */
export function ScheduleList(props: ScheduleListProps) {
  const { filters, options, total, cards } = props;
  const panelId = useId();
  const [start, showStart] = useListStart();
  const followCard = useFollowCard();
  const days = useMemo(() => cards && timetable(cards), [cards]);
  const isFiltered = isNarrowed(filters);
  useEscape(isFiltered && !props.isCovered, clear);

  const first = cards?.[0];
  const renderRow = useCallback(
    (card: EventCardModel) => (
      <EventRow
        card={card}
        to={itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias)}
        isEager={card === first}
        onFollow={followCard}
      />
    ),
    [filters, first, followCard],
  );

  function change(filter: Partial<ScheduleFilters>) {
    props.onFilter(filter);
    showStart();
  }

  function clear() {
    props.onClear();
    showStart();
  }

  return (
    <section className={styles.screen} aria-label="events">
      <div ref={start} className={styles.top} />
      <ScheduleBar panelId={panelId} filters={filters} options={options} onFilter={change} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, filters.day)}>
        <div className={styles.results}>
          <p role="status">
            {cards ? (
              countText(cards.length, total, isFiltered || filters.day !== ALL)
            ) : (
              <>
                <strong>{WORDS.loading}</strong> {WORDS.loadingDetail}
              </>
            )}
          </p>
          {isFiltered && cards?.length !== 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear Filters
            </button>
          )}
        </div>
        {!days && <TimetableSkeleton />}
        {days && days.length > 0 && <Timetable days={days} renderRow={renderRow} />}
        {cards?.length === 0 && (
          <Notice title={WORDS.empty} text={total === 0 ? WORDS.notYet : undefined}>
            {total !== 0 && emptyLines(filters, options).map((line) => <p key={line}>{line}</p>)}
            <div className={styles.actions}>
              {isFiltered && <Button onClick={clear}>Clear All Filters</Button>}
              {filters.day !== ALL && total !== 0 && (
                <Button onClick={() => change({ day: ALL })}>Show All Days</Button>
              )}
            </div>
          </Notice>
        )}
      </div>
    </section>
  );
}

function countText(shown: number, total: number | undefined, isFiltered: boolean): string {
  return `Showing ${shown} of ${total} events${isFiltered ? ' (filtered)' : ''}`;
}
