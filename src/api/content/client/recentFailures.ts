import type { ContentError } from '#lib/errors/contentError.ts';
import type { ContentSource } from '../contentSource.ts';

/** How long a failure counts. Milliseconds. */
const COUNTS_FOR = 3000;

interface RecentFailures {
  /** How the query failed a moment ago, if it did. */
  get(query: string): ContentError | undefined;
  note(query: string, error: ContentError): void;
}

const bySource = new WeakMap<ContentSource, RecentFailures>();

/**
 * What a content source has just refused. A query may fail before the screen that it was started for is there, and each
 * part of a screen asks when it comes: without this a service in trouble would be asked once for each of them.
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
