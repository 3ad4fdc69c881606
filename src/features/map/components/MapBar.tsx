import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { place } from '#content/place/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { mapAddress } from '#content/map/mapFilters.ts';
import { usePickedIds } from '#features/picks/index.ts';
import { MineToggle } from '#ui/filter-bar/MineToggle.tsx';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { TabbedBar } from '#ui/filter-bar/TabbedBar.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { MESSAGES } from '../messages/index.ts';
import { filtersChanged, selectFilters } from '../model/mapSlice.ts';
import { findingText, firstResults } from '../model/searchResults.ts';
import type { BoothMap } from '../model/venue.ts';
import type { Finding } from '../useFinding.ts';
import { SearchResults } from './SearchResults.tsx';

interface MapBarProps {
  maps: readonly BoothMap[];
  map: BoothMap;
  finding: Finding;
  panelId: string;
  /** The element that shows the map. */
  mapId: string;
  onOpen(map: BoothMap): void;
}

/** The maps as tabs, search with its first results, and picks. */
export function MapBar({ maps, map, finding, panelId, mapId, onOpen }: MapBarProps) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  const pickedIds = usePickedIds(place.name, filters.mine);
  const { countOf, isAll, isSearching, search } = finding;
  return (
    <TabbedBar
      tabs={
        <Tabs
          label={t(MESSAGES.maps)}
          panelId={panelId}
          value={map.id}
          tabs={maps.map((one) => ({
            value: one.id,
            name: isAll ? one.title : `${one.title} (${countOf(one)})`,
            href: mapAddress({ ...filters, map: one.alias, booth: '' }),
          }))}
          onChange={(id) => {
            const chosen = maps.find((one) => one.id === id);
            if (chosen) onOpen(chosen);
          }}
        />
      }
      search={
        <>
          <SearchBox
            label={t(MESSAGES.searchLabel)}
            value={filters.search}
            onChange={(search) => dispatch(filtersChanged({ search }))}
          />
          <SearchResults
            status={status()}
            results={search.trim() === '' ? [] : firstResults(maps, map, finding)}
            mapId={mapId}
          />
          <MineToggle isOn={filters.mine} onChange={(mine) => dispatch(filtersChanged({ mine }))} />
        </>
      }
    />
  );

  function status(): string {
    if (isAll || pickedIds === 'pending') return '';
    return isSearching ? t(MESSAGES.searching) : findingText(maps, map, finding, t);
  }
}
