import { useEventState } from '#content/festival/api.ts';
import { eventName } from '#content/festival/eventName.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { MESSAGES } from './messages/index.ts';

/** Shown while the first screen's chunk is loaded. */
export function SiteLoading() {
  const { t } = useI18n();
  const name = eventName(useEventState().data);
  return (
    <>
      <PageHead />
      <LoadingScreen title={name === undefined ? undefined : t(MESSAGES.loading, { name })} />
    </>
  );
}
