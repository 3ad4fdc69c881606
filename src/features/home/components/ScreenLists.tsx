import { Suspense, useContext } from 'react';
import { eventApi } from '#content/festival/api.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useNow } from '#features/clock/index.ts';
import { feed } from '#features/feed/index.ts';
import { FeaturesContext } from '#features/featuresContext.ts';
import { lineup } from '#features/lineup/index.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { loadScreenModule } from '#features/saved-views/index.ts';
import { schedule } from '#features/schedule/index.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { festivalStage } from '../model/festivalStage.ts';

const ScreenModule = lazyWithFallback(loadScreenModule, () => null);

/** The lists that matter before, during and after the festival, in this order. */
const LISTS = {
  before: [lineup.path, marketplace.path, schedule.path],
  during: [feed.path, lineup.path, marketplace.path],
  after: [feed.path, lineup.path, marketplace.path],
};

/**
 * The first acts, vendors, events and posts, for a festival whose editors have put no list on the home screen. Lists
 * without content are left out.
 */
export default function ScreenLists() {
  const features = useContext(FeaturesContext);
  const { data: menu } = eventApi.endpoints.getMenu.useQueryState({ name: 'home' });
  const time = useFestivalTime();
  const now = useNow();
  const stage = now === undefined ? undefined : festivalStage(now, time);
  if (!menu || !stage) return null;
  return (
    <Suspense>
      {LISTS[stage.kind]
        .filter((path) => menu.screens.includes(path))
        .flatMap((path) => features.find((feature) => feature.path === path) ?? [])
        .map((list) => (
          <ScreenModule key={list.path} list={list} />
        ))}
    </Suspense>
  );
}
