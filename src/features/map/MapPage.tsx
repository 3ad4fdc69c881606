import { Suspense, useMemo, useState } from 'react';
import { useGetEventQuery } from '#api/content/event.ts';
import { useMaps } from '#api/content/maps.ts';
import { festivalSettings } from '#lib/config/festivalSettings.ts';
import { pageTitle } from '#lib/pageTitle.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { ErrorScreen, Notice } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { MapFigure } from './components/MapFigure.tsx';
import { toMaps } from './model/toMap.ts';
import { MESSAGES } from './model/messages.ts';

const Lightbox = lazyDialog(() => import(/* webpackChunkName: "lightbox" */ '#ui/lightbox/Lightbox.tsx'));

/** The venue's maps, newest first; each opens in the lightbox. */
export function Component() {
  const { data: event } = useGetEventQuery();
  const { data, error, isFetching } = useMaps();
  const maps = useMemo(() => data && toMaps(data), [data]);
  const pictures = useMemo(() => maps?.filter(({ isFile }) => !isFile) ?? [], [maps]);
  const [open, setOpen] = useState<string>();
  const index = pictures.findIndex(({ id }) => id === open);
  const failure = !data && !isFetching ? error : undefined;

  const close = () => setOpen(undefined);
  const festival = festivalSettings(event);
  const { name } = festival;
  const venue = festival.venue;
  return (
    <>
      <PageHead
        title={pageTitle(MESSAGES.title, festival)}
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
        <MapFigure key={map.id} map={map} isFirst={index === 0} onOpen={() => setOpen(map.id)} />
      ))}
      {index >= 0 && (
        <Suspense fallback={<DialogLoading title={MESSAGES.opening} onClose={close} />}>
          <Lightbox pictures={pictures} index={index} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
