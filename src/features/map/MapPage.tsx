import { Suspense, useMemo, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useAppSelector } from '#content/store.ts';
import { useEventState } from '#content/festival/api.ts';
import { useMaps } from '#content/map/api.ts';
import { useGoBack } from '#hooks/useGoBack.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { mapAddress } from '#content/map/mapFilters.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { ShareButton } from '#ui/share/ShareButton.tsx';
import { ErrorScreen, Notice } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { loadPlaceDialog } from '#features/marketplace/index.ts';
import { BoothMaps } from './components/BoothMaps.tsx';
import { MapFigure } from './components/MapFigure.tsx';
import { MESSAGES } from './messages/index.ts';
import { PLACE_PATH } from './model/boothAddress.ts';
import { selectFilters } from './model/mapSlice.ts';
import { toVenue } from './model/venue.ts';

const Lightbox = lazyDialog(() => import(/* webpackChunkName: "lightbox" */ '#ui/lightbox/Lightbox.tsx'));
const PlaceDialog = lazyDialog(loadPlaceDialog);

/** The venue's maps: with booths that lead to their vendors and with points, otherwise as pictures, newest first. */
export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const { data: event } = useEventState();
  const { data, error, isFetching } = useMaps();
  const maps = useMemo(() => data && toVenue(data, i18n), [data, i18n]);
  const pictures = useMemo(() => maps?.filter(({ isFile }) => !isFile) ?? [], [maps]);
  const [open, setOpen] = useState<string>();
  const { slug, mapHref, closeDialog } = usePlaceDialog();
  const index = pictures.findIndex(({ id }) => id === open);
  const failure = !data && !isFetching ? error : undefined;

  const close = () => setOpen(undefined);
  const festival = festivalSettings(event);
  const { name } = festival;
  const venue = festival.venue;
  const hasList = maps?.some(({ booths, points }) => booths.length > 0 || points.length > 0);
  return (
    <>
      {slug === undefined && (
        <PageHead
          title={pageTitle(t(MESSAGES.title), festival)}
          description={t(MESSAGES.description, { venue, event: name })}
        />
      )}
      <PageHeader title={t(MESSAGES.title)} subtitle={venue}>
        {hasList && <ShareButton />}
      </PageHeader>
      {failure && (
        <ErrorScreen error={failure} where="map" title={t(MESSAGES.failed)} text={t(MESSAGES.failedDetail)} />
      )}
      {!maps && !failure && (
        <LoadingScreen variant="detailed" title={t(MESSAGES.loading)} subtitle={t(MESSAGES.loadingDetail)} />
      )}
      {maps?.length === 0 && (
        <Notice title={t(MESSAGES.empty)} text={t(MESSAGES.emptyDetail)}>
          <ButtonLink to="/" variant="primary">
            {t(WORDS.goHome)}
          </ButtonLink>
        </Notice>
      )}
      {maps && hasList && <BoothMaps maps={maps} onOpen={({ id }) => setOpen(id)} />}
      {!hasList &&
        maps?.map((map, index) => (
          <MapFigure key={map.id} map={map} isFirst={index === 0} onOpen={() => setOpen(map.id)} />
        ))}
      {index >= 0 && (
        <Suspense fallback={<DialogLoading title={t(MESSAGES.opening)} onClose={close} />}>
          <Lightbox pictures={pictures} index={index} onClose={close} />
        </Suspense>
      )}
      {slug !== undefined && (
        <Suspense fallback={<DialogLoading title={t(MESSAGES.placeLoading)} onClose={closeDialog} />}>
          <PlaceDialog key={slug} slug={slug} eventName={name} closeHref={mapHref} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  );
}

/** The place in the URL, whose dialog lies over the map, and the way back to the map with its filters. */
function usePlaceDialog() {
  const slug = useMatch(`${PLACE_PATH}/:placeSlug`)?.params.placeSlug;
  const goBack = useGoBack();
  const mapHref = mapAddress(useAppSelector(selectFilters));
  return { slug, mapHref, closeDialog: () => goBack(mapHref) };
}
