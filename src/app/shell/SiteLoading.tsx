import { useGetEventQuery } from '#content/festival/api.ts';
import { eventName } from '#content/festival/eventName.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';

/** Shown while the first screen's chunk is loaded. */
export function SiteLoading() {
  const name = eventName(useGetEventQuery().data);
  return (
    <>
      <PageHead />
      <LoadingScreen title={name === undefined ? undefined : `Loading ${name}...`} />
    </>
  );
}
