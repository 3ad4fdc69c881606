import { type Root, createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { readWallTime } from '#lib/dates/wallTime.ts';
import { previewEnded } from './clockSlice.ts';
import { PreviewBar } from '#ui/preview-bar/PreviewBar.tsx';
import type { AppStore } from '#content/store.ts';
import { previewText } from './previewText.ts';

let root: Root | undefined;

/** Shows the bar, which follows the store from then on. It has a root of its own: no page is rendered with it. */
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
      text={previewText(wall, days)}
      onExit={() => dispatch(previewEnded())}
    />
  );
}
