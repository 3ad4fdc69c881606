import { QueryStatus } from '@reduxjs/toolkit/query';
import { contentApi } from '#content/client/contentApi.ts';
import type { FetchQuery } from '#content/client/contentQuery.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import { collectTags } from '#content/discovery/collectTags.ts';
import type { ResultCache } from '#content/discovery/resultCache.ts';
import type { AppStore, RootState } from '#content/store.ts';
import { preloadShell } from './preloadShell.ts';

/** The shell's content, with which the stores of several pages begin. */
export interface ShellContent {
  /** The results, as new as if the page had just read them. */
  state(): Pick<RootState, 'content'>;
  /** The sync tags of the content; undefined if they are not all known. */
  tags: readonly string[] | undefined;
}

const shells = new WeakMap<ContentSource, Promise<ShellContent | undefined>>();

/**
 * Reads the shell's content once for all pages that share results: nearly half of a page's queries are the shell's, and
 * each costs the store several actions.
 *
 * @param source in the language of the page.
 * @param openStore creates a store that reads from the source.
 * @returns undefined if it cannot all be read. Then the next page reads it again.
 */
export function readShell(
  source: ContentSource,
  results: ResultCache,
  openStore: (execute: FetchQuery) => AppStore,
): Promise<ShellContent | undefined> {
  const known = shells.get(source);
  if (known) return known;
  const reading = readNow(results, openStore).then((shell) => {
    if (!shell) shells.delete(source);
    return shell;
  });
  shells.set(source, reading);
  return reading;
}

async function readNow(
  results: ResultCache,
  openStore: (execute: FetchQuery) => AppStore,
): Promise<ShellContent | undefined> {
  const { execute, tags } = collectTags(results.execute);
  const store = openStore(execute);
  preloadShell(store);
  await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
  const entries = Object.entries(store.getState().content.queries);
  // Its timers.
  store.dispatch(contentApi.util.resetApiState());
  const fulfilled = entries.flatMap(([key, entry]) =>
    entry?.status === QueryStatus.fulfilled ? [[key, entry] as const] : [],
  );
  if (fulfilled.length < entries.length) return undefined;
  return {
    state() {
      const now = Date.now();
      const fresh: RootState['content']['queries'] = {};
      for (const [key, entry] of fulfilled)
        fresh[key] = { ...entry, startedTimeStamp: now, fulfilledTimeStamp: now };
      // RTK Query's reducer fills in the rest of its state.
      return { content: { queries: fresh } as RootState['content'] };
    },
    tags: tags(),
  };
}
