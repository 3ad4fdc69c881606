import type { ContentError } from '#lib/errors/contentError.ts';
import type { ContentSource } from '../contentSource.ts';

/** How long a failure is remembered. Milliseconds. */
const COUNTS_FOR = 3000;

interface RecentFailures {
  /** The recent failure of a query, if there is one. */
  get(query: string): ContentError | undefined;
  note(query: string, error: ContentError): void;
}

const bySource = new WeakMap<ContentSource, RecentFailures>();

/**
 * The recent failures of a content source. A preload may fail before its screen is mounted, and each part of a screen
 * executes its queries when it mounts: without this a failing service would get a request for each of them.
 */
export function recentFailures(source: ContentSource): RecentFailures {
  let failures = bySource.get(source);
  if (!failures) bySource.set(source, (failures = createRecentFailures()));
  return failures;
}

function createRecentFailures(): RecentFailures {
  const known = new Map<string, { error: ContentError; until: number }>();
  return {
    get(query) {
      const failure = known.get(query);
      return failure && failure.until > Date.now() ? failure.error : undefined;
    },
    note(query, error) {
      known.set(query, { error, until: Date.now() + COUNTS_FOR });
    },
  };
}
