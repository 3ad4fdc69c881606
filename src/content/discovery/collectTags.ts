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
} {
  const collected = new Set<string>();
  let isComplete = true;
  return {
    async execute(...args) {
      const result = await execute(...args);
      const { syncTags } = result.meta ?? {};
      const tags: readonly unknown[] = Array.isArray(syncTags) ? syncTags : [];
      if (tags.length === 0) isComplete = false;
      for (const tag of tags)
        if (typeof tag === 'string' && TAG.test(tag)) collected.add(tag);
        else isComplete = false;
      return result;
    },
    tags: () => (isComplete && collected.size > 0 ? [...collected].toSorted() : undefined),
  };
}
