import { Suspense, useMemo, useState } from 'react';
import { useGetEventQuery } from '../../api/content/event';
import { useMaps } from '../../api/content/maps';
import { eventName } from '../../lib/eventName';
import * as FACTS from '../../lib/facts';
import { pageTitle } from '../../lib/pageTitle';
import { ButtonLink } from '../../ui/buttons/Button';
import { DialogLoading } from '../../ui/detail-dialog/DialogLoading';
import { PageHead } from '../../ui/page-head/PageHead';
import { PageHeader } from '../../ui/page-header/PageHeader';
import { lazyDialog } from '../../ui/plain-dialog/lazyDialog';
import { ErrorScreen, Notice } from '../../ui/states/ErrorScreen';
import { LoadingScreen } from '../../ui/states/LoadingScreen';
import { MapFigure } from './components/MapFigure';
import { toMaps } from './model/toMap';
import { MESSAGES } from './model/messages';

const Lightbox = lazyDialog(() => import(/* webpackChunkName: "lightbox" */ '../../ui/lightbox/Lightbox'));

/** The venue's maps, newest first; each opens in full size. */
export function Component() {
  const { data: event } = useGetEventQuery();
  const { data, error, isFetching } = useMaps();
  const maps = useMemo(() => data && toMaps(data), [data]);
  const [open, setOpen] = useState<number>();
  const failure = !data && !isFetching ? error : undefined;

  const close = () => setOpen(undefined);
  const name = eventName(event);
  const venue = event?.locationName ?? FACTS.venue;
  return (
    <>
      <PageHead
        title={pageTitle(MESSAGES.title, name)}
        description={`Maps of ${venue}: where to find what at ${name ?? 'the festival'}.`}
      />
      <PageHeader title={MESSAGES.title} subtitle={venue} />
      {failure && (
        <ErrorScreen error={failure} where="map" title={MESSAGES.failed} text={MESSAGES.failedDetail} />
      )}
      {!maps && !failure && (
        <LoadingScreen variant="detailed" title={MESSAGES.loading} subtitle={MESSAGES.loadingDetail} />
      )}
      {maps?.length === 0 && (
        <Notice title={MESSAGES.empty} text={MESSAGES.emptyDetail}>
          <ButtonLink to="/" variant="primary">
            Go Home
          </ButtonLink>
        </Notice>
      )}
      {maps?.map((map, index) => (
        <MapFigure key={map.id} map={map} isFirst={index === 0} onOpen={() => setOpen(index)} />
      ))}
      {maps && open !== undefined && (
        <Suspense fallback={<DialogLoading title={MESSAGES.opening} onClose={close} />}>
          <Lightbox pictures={maps} index={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
