import { SCREENS } from '#content/messages/index.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';
import { MY_PATH } from './myPath.ts';
import { withPicks } from './changePicks.ts';
import { type StoredPicks, NO_PICKS, type Picks, picksReplaced } from './picksSlice.ts';
import { toast } from '#ui/toast/toast.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';
import { storageKeyOf, readPicks, writePicks } from './picksStorage.ts';

const connected = new WeakSet<AppStore>();

/**
 * Stores a store's picks on the device, and keeps them in step with other tabs. If the browser refuses storage, the
 * picks last until the page is left, and a toast says so once.
 *
 * @param eventId the festival's id.
 * @param open navigates to a path of the site.
 */
export function keepPicks(store: AppStore, eventId: string, open: (path: string) => void): void {
  if (connected.has(store)) return;
  connected.add(store);
  const key = storageKeyOf(eventId);
  let stored = load(key);
  let hasFailed = false;
  // A visitor who has picked something before knows where the picks are.
  let isNew = stored === null;

  // What the visitor picked before the stored picks were read is added to them.
  read(store.getState().picks.picked);
  observe(store, ({ picks }) => picks, write);
  window.addEventListener('storage', (event) => {
    // An event without a key says that everything was cleared.
    if (event.key !== key && event.key !== null) return;
    stored = event.newValue;
    read({});
  });

  function read(added: Picks) {
    const picks = readPicks(stored);
    if (!picks) console.warn(`The stored picks (${key}) cannot be read. They are dropped.`);
    store.dispatch(picksReplaced(withPicks(picks ?? NO_PICKS, added)));
  }

  function write(picks: StoredPicks) {
    const { t } = pageI18n();
    const text = writePicks(picks);
    // A tab with an older version of the site writes the same picks as another text. To store ours would start a loop.
    if (text === writePicks(readPicks(stored) ?? NO_PICKS)) return;
    stored = text;
    save(key, text);
    if (isNew) {
      isNew = false;
      toast({
        title: t(MESSAGES.saved),
        description: t(MESSAGES.savedDetail),
        action: { label: t(SCREENS.myFestival), act: () => open(MY_PATH) },
      });
    }
    if (hasFailed || load(key) === text) return;
    hasFailed = true;
    toast({
      title: t(MESSAGES.notKept),
      description: t(MESSAGES.notKeptDetail),
    });
  }
}

/** Returns null if the browser refuses access. */
function load(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Does nothing if the browser refuses access, or the storage is full. */
function save(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // The caller reads back what is stored.
  }
}
