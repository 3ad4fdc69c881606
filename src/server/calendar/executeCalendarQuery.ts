import type { CalendarContext } from '#supabase/functions/calendar/calendars.ts';
import type { Evaluate } from '../content/evaluateQuery.ts';
import type { DatasetStore } from '../dataset/datasetStore.ts';

/** Executes the only query that all calendars need, once for each version of the content. */
export function executeCalendarQuery(dataset: DatasetStore, evaluate: Evaluate): CalendarContext['execute'] {
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
