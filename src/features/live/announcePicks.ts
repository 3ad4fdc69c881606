import type { RootState } from '#content/store.ts';
import type { Change } from '#content/live/liveSlice.ts';
import { MY_PATH } from '#features/picks/index.ts';
import { toast } from '#ui/toast/toast.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';

/**
 * Shows a toast when a document that the visitor has picked is changed or cancelled.
 *
 * @param open navigates to a path of the site.
 * @returns a function that stops it.
 */
export function announcePicks(store: AppStore, open: (path: string) => void): () => void {
  let seen = selectChanges(store.getState()) ?? {};
  return observe(store, selectChanges, (changes) => {
    const picked = Object.values(store.getState().picks.picked);
    const isPicked = (id: string) => picked.some((own) => Object.hasOwn(own, id));
    const news = Object.entries(changes).flatMap(([id, change]) =>
      change.kind !== 'added' && change !== seen[id] && isPicked(id) ? [change] : [],
    );
    seen = changes;
    const [first] = news;
    if (!first) return;
    toast({
      title: news.length === 1 ? textOf(first) : `${news.length} things you saved have changed`,
      action: { label: 'My festival', act: () => open(MY_PATH) },
    });
  });
}

const selectChanges = ({ live }: RootState) => live?.changes;

type News = Exclude<Change, { kind: 'added' }>;

/** The title of an event, or the name of a place or performer. */
function textOf({ kind, was }: News): string {
  const { title, name } = was as { title?: string; name?: string };
  return `${title ?? name ?? 'Something you saved'} ${kind === 'removed' ? 'was canceled' : 'has changed'}`;
}
