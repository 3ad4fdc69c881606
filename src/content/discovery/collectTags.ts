import type { FetchQuery } from '../client/contentQuery.ts';

/** A tag as services write it. Tags are sent in headers, so others are not taken. */
const TAG = /^[\w:.-]{1,100}$/;

/**
 * Executes queries, and collects the sync tags of their responses: on what content a page depends.
 *
 * @returns `tags`: undefined if a response has none, so that it is unknown when the page is out of date.
 */
export function collectTags(execute: FetchQuery): {
  execute: FetchQuery;
  tags(): readonly string[] | undefined;
  /** @param tags of content that the page shows, but was not read with `execute`. */
  add(tags: readonly string[] | undefined): void;
} {
  const collected = new Set<string>();
  let isComplete = true;

  function add(tags: readonly unknown[]) {
    if (tags.length === 0) isComplete = false;
    for (const tag of tags)
      if (typeof tag === 'string' && TAG.test(tag)) collected.add(tag);
      else isComplete = false;
  }

  return {
    async execute(...args) {
      const result = await execute(...args);
      const { syncTags } = result.meta ?? {};
      add(Array.isArray(syncTags) ? syncTags : []);
      return result;
    },
    add: (tags = []) => add(tags),
    tags: () => (isComplete && collected.size > 0 ? [...collected].toSorted() : undefined),
  };
}
