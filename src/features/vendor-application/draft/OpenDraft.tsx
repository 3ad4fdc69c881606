import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { failureText } from '../applicant/failureText.ts';
import { MESSAGES as PAGE } from '../messages/index.ts';
import { type Opening, openingChanged, selectDraft } from '../model/draftSlice.ts';
import { useReportFault } from '../useReportFault.ts';
import { keepTyped, openDraft, takeDraft } from './draftCalls.ts';
import { MESSAGES } from './messages/index.ts';
import { useFocusNews } from './useFocusNews.ts';
import styles from './Draft.module.scss';

/** Reads the draft of a link for the form. What is typed there already is replaced only if the visitor says so. */
export default function OpenDraft() {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const report = useReportFault();
  const { opening } = useAppSelector(selectDraft);
  const isReading = opening.stage === 'reading';
  const read = useEffectEvent(() => void dispatch(openDraft()).then(report));
  // `opening` changes with each link.
  useEffect(() => {
    if (isReading) read();
  }, [opening, isReading]);
  const news = useRef<HTMLDivElement>(null);
  useFocusNews(news, isReading ? undefined : opening);
  return (
    <div className={styles.open}>
      <div ref={news} role="status" tabIndex={-1} className={styles.news}>
        <News opening={opening} />
      </div>
      {opening.stage === 'asking' && (
        <ButtonRow>
          <Button onClick={() => dispatch(keepTyped())}>{t(MESSAGES.keep)}</Button>
          <Button onClick={() => dispatch(takeDraft(opening.texts))}>{t(MESSAGES.take)}</Button>
        </ButtonRow>
      )}
      {opening.stage === 'unread' && (
        <ButtonRow>
          <Button onClick={() => dispatch(openingChanged({ stage: 'reading' }))}>{t(WORDS.tryAgain)}</Button>
        </ButtonRow>
      )}
    </div>
  );
}

function News({ opening }: { opening: Opening }) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (opening.stage) {
    case 'none':
      return null;
    case 'reading':
      return <p>{t(MESSAGES.reading)}</p>;
    case 'opened':
      return (
        <InlineNotice tone="success" title={t(MESSAGES.opened)}>
          <p>{t(MESSAGES.openedDetail)}</p>
        </InlineNotice>
      );
    case 'asking':
      return (
        <InlineNotice tone="warning" title={t(MESSAGES.question)}>
          <p>{t(MESSAGES.questionDetail)}</p>
        </InlineNotice>
      );
    case 'kept':
      return (
        <InlineNotice tone="info" title={t(MESSAGES.kept)}>
          <p>{t(MESSAGES.keptDetail)}</p>
        </InlineNotice>
      );
    case 'unknown':
      return (
        <InlineNotice tone="warning" title={t(PAGE.unknownLink)}>
          <p>{t(MESSAGES.unknownDetail)}</p>
        </InlineNotice>
      );
    case 'unread':
      return (
        <InlineNotice tone="danger" title={t(MESSAGES.unread)}>
          <p>{failureText(opening.error, i18n, PAGE.noConnection)}</p>
        </InlineNotice>
      );
  }
}
