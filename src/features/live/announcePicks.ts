import type { RootState } from '#content/store.ts';
import type { Change } from '#content/live/liveSlice.ts';
import { MY_PATH } from '#features/picks/index.ts';
import { toast } from '#ui/toast/toast.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';
import { type I18n, pageI18n } from '#lib/i18n/i18n.ts';
import { WORDS } from '#ui/messages/index.ts';
import { MESSAGES } from './messages/index.ts';

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
    const { t } = pageI18n();
    toast({
      title: news.length === 1 ? textOf(first, t) : t(MESSAGES.several, { count: news.length }),
      action: { label: t(WORDS.myFestival), act: () => open(MY_PATH) },
    });
  });
}

const selectChanges = ({ live }: RootState) => live?.changes;

type News = Exclude<Change, { kind: 'added' }>;

/** The title of an event, or the name of a place or performer. */
function textOf({ kind, was }: News, t: I18n['t']): string {
  const { title, name } = was as { title?: string; name?: string };
  return t(kind === 'removed' ? MESSAGES.canceled : MESSAGES.changed, { name: title ?? name });
}
