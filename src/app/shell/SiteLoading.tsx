import { useGetEventQuery } from '../../api/content/event';
import { eventName } from '../../lib/eventName';
import { PageHead } from '../../ui/page-head/PageHead';
import { LoadingScreen } from '../../ui/states/LoadingScreen';

/** Shown while the first screen's code is on its way. */
export function SiteLoading() {
  const name = eventName(useGetEventQuery().data);
  return (
    <>
      <PageHead />
      <LoadingScreen title={name === undefined ? undefined : `Loading ${name}...`} />
    </>
  );
}
