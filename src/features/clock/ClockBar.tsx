import { type Root, createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { I18nContext, useI18n } from '#hooks/useI18n.ts';
import { readWallTime } from '#lib/dates/wallTime.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { timeTravelEnded } from './clockSlice.ts';
import { PreviewBar } from '#ui/preview-bar/PreviewBar.tsx';
import type { AppStore } from '#content/store.ts';
import { timeTravelText } from './timeTravelText.ts';
import { MESSAGES } from './messages/index.ts';

let root: Root | undefined;

/** Shows the bar of the time preview. It has a React root of its own, so no page is rendered with it. */
export function showClockBar(store: AppStore): void {
  if (root) return;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <I18nContext value={pageI18n()}>
        <ClockBar />
      </I18nContext>
    </Provider>,
  );
}

function ClockBar() {
  const { t } = useI18n();
  const at = useAppSelector(({ clock }) => clock?.at);
  const dispatch = useAppDispatch();
  const { days } = useFestivalTime();
  const wall = at === undefined ? undefined : readWallTime(at);
  if (wall === undefined) return null;
  return (
    <PreviewBar
      kind="time"
      label={t(MESSAGES.label)}
      text={timeTravelText(wall, days, t)}
      onExit={() => dispatch(timeTravelEnded())}
    />
  );
}
