import { useEffect, useEffectEvent } from 'react';
import { useGetScheduleEventQuery } from '#content/event/api.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalSettings } from '#content/festival/festivalSettings.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import type { ScheduleEvent } from '#content/event/schema.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { DetailDialog } from '#ui/detail-dialog/DetailDialog.tsx';
import { DialogHero } from '#ui/detail-dialog/DialogHero.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { eventDescription } from '../model/eventTexts.ts';
import { MESSAGES } from '../messages/index.ts';
import { EventDetails } from './EventDetails.tsx';

interface EventDialogProps {
  slug: string;
  festival: FestivalSettings;
  closeHref: string;
  onClose(): void;
  /** Called if the schedule has no such event. */
  onNotFound(): void;
}

export default function EventDialog({ slug, festival, closeHref, onClose, onNotFound }: EventDialogProps) {
  const { t } = useI18n();
  const { currentData: event, error, isFetching, refetch } = useGetScheduleEventQuery({ slug });
  const { zone } = useFestivalTime();
  const isUnknown = !event && isContentError(error) && error.kind === 'not-found';
  const hasFailed = !event && !isUnknown && error !== undefined && !isFetching;
  useFailureReport(hasFailed ? error : undefined, 'event-dialog');
  const leave = useEffectEvent(onNotFound);
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);
  if (isUnknown) return null;

  const title = event?.title ?? t(hasFailed ? MESSAGES.failed : MESSAGES.eventLoading);
  return (
    <>
      <PageHead
        title={pageTitle(title, festival)}
        description={
          event ? eventDescription(event, zone, t) : t(MESSAGES.description, { event: festival.name })
        }
      />
      <DetailDialog
        title={title}
        hero={event && <Hero event={event} />}
        closeHref={closeHref}
        onClose={onClose}
      >
        {event && <EventDetails slug={slug} event={event} />}
        {hasFailed && (
          <>
            <p role="alert">{t(MESSAGES.failedDetail)}</p>
            <div>
              <Button variant="primary" onClick={() => void refetch()}>
                {t(WORDS.tryAgain)}
              </Button>
            </div>
          </>
        )}
        {!event && !hasFailed && <LoadingScreen variant="minimal" title={t(MESSAGES.eventLoading)} />}
      </DetailDialog>
    </>
  );
}

function Hero({ event: { title, image, mediaCaption, categories } }: { event: ScheduleEvent }) {
  return (
    <DialogHero
      picture={assetAddress(image)}
      alt={mediaCaption ?? image?.context?.custom?.alt ?? title}
      tint={tintOf(categories, image)}
    />
  );
}
