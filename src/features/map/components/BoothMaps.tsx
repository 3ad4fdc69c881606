import { Suspense, useId, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { placeListApi } from '#content/place/api.ts';
import { place } from '#content/place/index.ts';
import { useEffectiveFilters } from '#hooks/useEffectiveFilters.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { createLoader } from '#lib/createLoader.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { assetRatio } from '#lib/media/asset.ts';
import { selectPicked, usePickedIds } from '#features/picks/index.ts';
import { Button, ButtonRow, ExternalButtonLink } from '#ui/buttons/Button.tsx';
import { MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { tabId } from '#ui/tabs/Tabs.tsx';
import { toast } from '#ui/toast/toast.ts';
import { MESSAGES } from '../messages/index.ts';
import { boothColors } from '../model/boothColors.ts';
import { countText } from '../model/searchResults.ts';
import { choose } from '../model/chosen.ts';
import { filtersChanged, filtersCleared, selectFilters } from '../model/mapSlice.ts';
import type { BoothMap } from '../model/venue.ts';
import { useFinding } from '../useFinding.ts';
import { BoothList } from './BoothList.tsx';
import styles from './BoothMaps.module.scss';
import { Booths } from './Booths.tsx';
import { ChosenBooth } from './ChosenBooth.tsx';
import { Legend } from './Legend.tsx';
import { MapBar } from './MapBar.tsx';
import { MapViewer } from './MapViewer.tsx';
import { PointList } from './PointList.tsx';
import { Points } from './Points.tsx';

const WalkLine = lazyWithFallback(
  createLoader(() => import(/* webpackChunkName: "map-walk" */ './WalkLine.tsx')),
  () => null,
);

interface BoothMapsProps {
  maps: readonly BoothMap[];
  onOpen(map: BoothMap): void;
}

/** Maps with booths or points: one map at a time, with search and filters, and the list of vendors and points. */
export function BoothMaps({ maps, onOpen }: BoothMapsProps) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const panelId = useId();
  const named = useAppSelector(selectFilters);
  const choice = choose(maps, named);
  const filters = useEffectiveFilters(named, choice.filters, (effective) => {
    dispatch(filtersChanged(effective));
    const isGone = effective.booth !== named.booth || (named.booth === '' && effective.map !== named.map);
    // A booth may be on another map: then nothing is missing. A kind of points is removed without words, like a category.
    if (!isGone) return;
    toast({
      title: t(MESSAGES.goneTitle),
      description: choice.map && goneText(named.booth, choice.map.title),
    });
  });
  const pickedIds = usePickedIds(place.name, filters.mine);
  const picked = useAppSelector((state) => selectPicked(state, place.name));
  const { data: categories } = placeListApi.useGetPlaceCategoriesQuery();
  const colors = useMemo(() => boothColors(categories ?? []), [categories]);

  const finding = useFinding(maps, filters, pickedIds);
  const { rowsOf, pointsOf, countOf, isAll, isSearching, found, similar } = finding;
  const { map, booth } = choice;
  const rows = map && rowsOf(map);
  const points = map && pointsOf(map);
  const shown = useMemo(
    () => (isAll || !rows ? undefined : new Set(rows.map(({ booth }) => booth))),
    [rows, isAll],
  );
  const pickedRows = useMemo(
    () => map?.rows.filter(({ vendor }) => Object.hasOwn(picked, vendor.id)) ?? [],
    [map, picked],
  );
  if (!map || !rows || !points) return null;

  const ratio = assetRatio(map);
  const others = isAll ? [] : maps.filter((other) => other !== map && countOf(other) > 0);
  const mapId = `${panelId}-map`;
  const legend = (
    <Legend map={map} categories={categories ?? []} colors={colors} pickedIds={pickedIds} found={found} />
  );
  const open = (one: BoothMap) => dispatch(filtersChanged({ map: one.alias, booth: '' }));
  return (
    <div className={styles.screen}>
      <MapBar maps={maps} map={map} finding={finding} panelId={panelId} mapId={mapId} onOpen={open} />
      <div className={styles.panel} role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, map.id)}>
        <section id={mapId} tabIndex={-1} aria-label={map.title}>
          {ratio === undefined || map.isFile ? (
            <>
              <ButtonRow>
                <ExternalButtonLink href={map.src}>{t(MESSAGES.openFile)}</ExternalButtonLink>
              </ButtonRow>
              {legend}
            </>
          ) : (
            <MapViewer
              key={map.id}
              map={map}
              ratio={ratio}
              chosen={booth}
              legend={legend}
              isWhole={filters.walk || filters.points.length > 0}
              hasWalk={filters.walk || pickedRows.length > 1 ? filters.walk : undefined}
              overlay={
                booth && (
                  <ChosenBooth
                    booth={booth}
                    map={map.alias}
                    onClose={() => dispatch(filtersChanged({ booth: '' }))}
                  />
                )
              }
            >
              <Booths map={map} ratio={ratio} shown={shown} chosen={booth} picked={picked} colors={colors} />
              {map.points.length > 0 && <Points map={map} shown={points} />}
              {filters.walk && pickedRows.length > 0 && (
                <Suspense fallback={null}>
                  <WalkLine map={map} rows={pickedRows} />
                </Suspense>
              )}
            </MapViewer>
          )}
          <div className={styles.below}>
            <p className={styles.caption} dir="auto">
              {map.caption ?? map.location}
            </p>
            {!map.isFile && (
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={() => onOpen(map)}
              >
                {t(MESSAGES.fullSize)}
              </button>
            )}
          </div>
        </section>
        <section aria-label={t(MESSAGES.booths, { map: map.title })}>
          <div className={styles.head}>
            <h2 className={styles.title} dir="auto">
              {map.title}
            </h2>
            <p className={styles.count}>
              {countText(rows.length, points.length, similar !== undefined && rows.length > 0, t)}
            </p>
          </div>
          {pickedIds === 'pending' ? (
            <MineWithoutScripts />
          ) : rows.length > 0 ? (
            <BoothList map={map} rows={rows} />
          ) : isSearching || points.length > 0 ? null : (
            <div className={styles.empty}>
              <p>{t(emptyMessage(map, filters.mine))}</p>
              <ButtonRow>
                {others.map((other) => (
                  <Button key={other.id} onClick={() => open(other)}>
                    {`${other.title} (${countOf(other)})`}
                  </Button>
                ))}
                {!isAll && <Button onClick={() => dispatch(filtersCleared())}>{t(MESSAGES.clear)}</Button>}
              </ButtonRow>
            </div>
          )}
          {points.length > 0 && <PointList map={map} points={points} mapId={mapId} />}
        </section>
      </div>
    </div>
  );

  /** @param booth empty if the map does not exist. */
  function goneText(booth: string, shown: string): string {
    return booth === '' ? t(MESSAGES.goneMap, { map: shown }) : t(MESSAGES.goneBooth, { booth, map: shown });
  }
}

function emptyMessage({ rows }: BoothMap, isMine: boolean): Message {
  if (rows.length === 0) return MESSAGES.noBooths;
  return isMine ? MESSAGES.noPicks : MESSAGES.noMatch;
}
