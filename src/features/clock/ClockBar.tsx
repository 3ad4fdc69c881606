import { type Root, createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { readWallTime } from '#lib/dates/wallTime.ts';
import { timeTravelEnded } from './clockSlice.ts';
import { PreviewBar } from '#ui/preview-bar/PreviewBar.tsx';
import type { AppStore } from '#content/store.ts';
import { timeTravelText } from './timeTravelText.ts';

let root: Root | undefined;

/** Shows the bar of the time preview. It has a React root of its own, so no page is rendered with it. */
export function showClockBar(store: AppStore): void {
  if (root) return;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <ClockBar />
    </Provider>,
  );
}

function ClockBar() {
  const at = useAppSelector(({ clock }) => clock?.at);
  const dispatch = useAppDispatch();
  const { days } = useFestivalTime();
  const wall = at === undefined ? undefined : readWallTime(at);
  if (wall === undefined) return null;
  return (
    <PreviewBar
      kind="time"
      label="Preview"
      text={timeTravelText(wall, days)}
      onExit={() => dispatch(timeTravelEnded())}
    />
  );
}
