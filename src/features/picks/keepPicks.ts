import { MY_PATH } from './myPath.ts';
import { withPicks } from './changePicks.ts';
import { type StoredPicks, NO_PICKS, type Picks, picksReplaced } from './picksSlice.ts';
import { toast } from '#ui/toast/toast.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';
import { storageKeyOf, readPicks, writePicks } from './picksStorage.ts';

const kept = new WeakSet<AppStore>();

/**
 * Keeps the picks of a store on the device, in step with other tabs. In a browser that refuses storage they last until
 * the page is left, which is said once.
 *
 * @param eventId the festival's.
 * @param open leads to a path of the site.
 */
export function keepPicks(store: AppStore, eventId: string, open: (path: string) => void): void {
  if (kept.has(store)) return;
  kept.add(store);
  const key = storageKeyOf(eventId);
  let stored = load(key);
  let hasFailed = false;
  // A visitor who has picked before knows where picks are.
  let isNew = stored === null;

  // What was picked before it could be read is added to what was kept.
  read(store.getState().picks.picked);
  observe(store, ({ picks }) => picks, write);
  window.addEventListener('storage', (event) => {
    // Without a key everything was cleared.
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
    const text = writePicks(picks);
    // A tab with an older version of the site writes the same in another way; it would be answered without end.
    if (text === writePicks(readPicks(stored) ?? NO_PICKS)) return;
    stored = text;
    save(key, text);
    if (isNew) {
      isNew = false;
      toast({
        title: 'Saved to My festival',
        description: 'What you save becomes your own schedule, walk and calendar.',
        action: { label: 'My festival', act: () => open(MY_PATH) },
      });
    }
    if (hasFailed || load(key) === text) return;
    hasFailed = true;
    toast({
      title: 'Saved only until you close this page',
      description: "This browser doesn't keep what you save.",
    });
  }
}

/** Access to the storage may be refused. */
function load(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same, or it may be full. */
function save(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // The caller reads what is stored.
  }
}
