import { useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ErrorScreen, Notice } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { Tabs, tabId } from '#ui/tabs/Tabs.tsx';
import { Calendars } from './components/Calendars.tsx';
import { Acts } from './components/Acts.tsx';
import { Browse, Introduction } from './components/Introduction.tsx';
import { MissingPicks } from './components/MissingPicks.tsx';
import { MyActions } from './components/MyActions.tsx';
import { OtherPicks } from './components/OtherPicks.tsx';
import { Plan } from './components/Plan.tsx';
import { SharedList } from './components/SharedList.tsx';
import { Walk } from './components/Walk.tsx';
import { MESSAGES } from './messages/index.ts';
import { MY_PATH } from '#features/picks/index.ts';
import { PARTS, type Part, myCodec } from './model/myState.ts';
import { withdrawUndo } from './model/offerUndo.ts';
import { myStateChanged, selectMyState } from './model/mySlice.ts';
import { useHeartFocus } from './useHeartFocus.ts';
import { type Views, useMyFestival } from './useMyFestival.ts';
import styles from './MyPage.module.scss';

const PART_TEXTS: Readonly<Record<Part, { name: Message; empty: Message }>> = {
  schedule: { name: MESSAGES.schedule, empty: MESSAGES.emptySchedule },
  walk: { name: MESSAGES.walk, empty: MESSAGES.emptyWalk },
  acts: { name: MESSAGES.acts, empty: MESSAGES.emptyActs },
};

/** The visitor's picks, or a shared list: a schedule, a walk and performers. */
export function Component() {
  const { t } = useI18n();
  const { isShared, hasPicks, isRead, shown, views, stages, own, error, retry } = useMyFestival();
  const parts = useRef<HTMLDivElement>(null);
  const noteHeart = useHeartFocus(parts);
  useEffect(() => withdrawUndo, []);
  const count = shown && Object.values(shown).flat().length;
  const isLoading = (isShared || hasPicks) && !shown && !error;
  return (
    <>
      <PageHead title={pageTitle(t(MESSAGES.title), useFestival())} description={t(MESSAGES.description)} />
      <PageHeader title={t(MESSAGES.title)} subtitle={t(MESSAGES.private)}>
        {(isLoading || (shown && count !== 0)) && <MyActions shown={shown} />}
      </PageHeader>
      {isShared && shown && <SharedList shown={shown} />}
      {!isShared && own && <MissingPicks own={own} />}
      <div ref={parts} className={styles.body} onClickCapture={noteHeart} role="presentation">
        {views && count !== 0 ? <Parts views={views} isShared={isShared} /> : renderNothing()}
      </div>
      {/* Below a list of unknown length. */}
      {!isLoading && <Calendars stages={stages} />}
    </>
  );

  function renderNothing() {
    if (!isShared && !hasPicks) return <Introduction isRead={isRead} />;
    if (isLoading) {
      return (
        <LoadingScreen variant="detailed" title={t(MESSAGES.loading)} subtitle={t(MESSAGES.loadingDetail)} />
      );
    }
    if (error) {
      return (
        <ErrorScreen
          error={error}
          where="my"
          title={t(MESSAGES.failed)}
          text={t(MESSAGES.failedDetail)}
          onRetry={retry}
        />
      );
    }
    if (!isShared) return <Introduction isRead />;
    return (
      <Notice title={t(MESSAGES.sharedUnknown)} text={t(MESSAGES.sharedUnknownDetail)}>
        <Browse />
      </Notice>
    );
  }
}

interface PartsProps {
  views: Views;
  isShared: boolean;
}

function Parts({ views: { plan, untimed, walk, acts, others }, isShared }: PartsProps) {
  const { t } = useI18n();
  const { name } = useFestival();
  const panelId = useId();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectMyState);
  const counts = {
    schedule: plan.reduce((sum, { sessions }) => sum + sessions.length, untimed.length),
    walk: walk.halls.reduce((sum, { stops }) => sum + stops.length, 0),
    acts: acts.length,
  };
  const part = state.part || (PARTS.find((part) => counts[part] > 0) ?? 'schedule');
  const isPrinting = usePrinting();
  const isShown = (one: Part) => one === part || (isPrinting && counts[one] > 0);
  return (
    <section className={styles.parts}>
      <p className={styles.printed}>{[name, t(MESSAGES.title)].filter(Boolean).join(': ')}</p>
      <div className={styles.tabs}>
        <Tabs
          label={t(MESSAGES.part)}
          panelId={panelId}
          value={part}
          tabs={PARTS.map((value) => ({
            value,
            name: `${t(PART_TEXTS[value].name)} (${counts[value]})`,
            href: addressText(myCodec.write({ ...state, part: value }, { pathname: MY_PATH, search: '' })),
          }))}
          onChange={(value) => dispatch(myStateChanged({ part: value }))}
        />
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, part)}>
        {counts[part] === 0 && (
          <div className={styles.none}>
            <p>{t(PART_TEXTS[part].empty)}</p>
            <Browse part={part} />
          </div>
        )}
        {isShown('schedule') && <Plan plan={plan} untimed={untimed} />}
        {isShown('walk') && <Walk {...walk} isShared={isShared} />}
        {isShown('acts') && <Acts acts={acts} />}
      </div>
      <OtherPicks others={others} />
    </section>
  );
}
