import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { CalendarContext } from '#supabase/functions/calendar/calendars.ts';
import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { createCalendarHandler } from '#supabase/functions/calendar/handler.ts';
import { type Evaluate, evaluateQuery } from '../content/evaluateQuery.ts';
import type { DatasetStore } from '../dataset/datasetStore.ts';
import type { Handler } from '../http/listen.ts';
import { logFailure } from '../http/logFailure.ts';

/**
 * Serves calendars as the Supabase function does.
 *
 * @param options.dataset default: content comes from the service that the environment names
 * @param options.evaluate evaluates queries (default: in this thread)
 * @param options.lastLiveEventId the last event of that service, if it announces what has changed
 * @param options.origin the site's public origin; undefined if it is unknown
 */
export function createCalendarService(options: {
  dataset: DatasetStore | undefined;
  evaluate: Evaluate | undefined;
  environment: SiteEnvironment;
  lastLiveEventId(): string | undefined;
  origin(): string | undefined;
}): Handler {
  const { dataset, evaluate = evaluateQuery, environment, lastLiveEventId, origin } = options;
  const execute: CalendarContext['execute'] = dataset
    ? executeIn(dataset, evaluate)
    : (groq, params) => fetchContent({ ...environment, lastLiveEventId: lastLiveEventId() }, groq, params);
  return createCalendarHandler({ execute, eventId: environment.eventId, origin }, logFailure);
}

/** All calendars need only one query. It is evaluated once for each version of the content. */
function executeIn(dataset: DatasetStore, evaluate: Evaluate): CalendarContext['execute'] {
  let last: { version: string; result: Promise<unknown> } | undefined;
  return (query, params) => {
    const current = dataset.current();
    if (last?.version === current.version) return last.result;
    // Several requests share the query, so none of them may abort it.
    const { signal } = new AbortController();
    const result = Promise.resolve(evaluate(current, { query, params }, signal)).then(JSON.parse);
    const entry = (last = { version: current.version, result });
    result.catch(() => {
      if (last === entry) last = undefined;
    });
    return result;
  };
}
