import type { FestivalTime } from '../festival/festivalTime.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { readInstant } from '#lib/dates/instant.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { event } from '../event/index.ts';
import { type ContentIndex, stagesOf } from './contentIndex.ts';
import { type Finding, findingOf, titleOf } from './finding.ts';

interface Times {
  start: number | undefined;
  end: number | undefined;
}

/** Times of a schedule event that are probably mistakes. */
export function sessionTimes(document: StoredDocument, time: FestivalTime): Finding[] {
  if (document._type !== event.type) return [];
  const { start, end } = timesOf(document, time);
  if (start === undefined) return [];
  const date = dayKey(time.dayAt(start));
  const fault = (rule: string, path: string, message: string) =>
    findingOf(document, { severity: 'warning', rule, path, message });
  return [
    ...(time.days.some((day) => day.date === date)
      ? []
      : [fault('outside-days', 'startsAt', `starts on ${date}, which is not a day of the festival`)]),
    ...(end !== undefined && end < start
      ? [fault('ends-before-start', 'endsAt', 'ends before it starts')]
      : []),
  ];
}

/** Events that are on the same stage at the same time. An event without an end is left out. */
export function stageClashes(
  documents: readonly StoredDocument[],
  { byId, time }: Pick<ContentIndex, 'byId' | 'time'>,
): Finding[] {
  const byStage = new Map<string, { document: StoredDocument; start: number; end: number }[]>();
  for (const document of documents) {
    const { start, end = start } = timesOf(document, time);
    if (document._type !== event.type || start === undefined || end === undefined || end <= start) continue;
    for (const stage of stagesOf(document)) {
      const slots = byStage.get(stage) ?? [];
      slots.push({ document, start, end });
      byStage.set(stage, slots);
    }
  }
  return [...byStage].flatMap(([stage, slots]) => {
    slots.sort((a, b) => a.start - b.start);
    // It is enough to compare with the earlier event that ends last: a long event is named with each that it overlaps.
    let [latest] = slots;
    return slots.slice(1).flatMap((slot) => {
      const before = latest;
      if (!before || slot.end > before.end) latest = slot;
      if (!before || slot.start >= before.end) return [];
      const place = byId.get(stage);
      const message = `is on ${place ? titleOf(place) : stage} at the same time as ${before.document._id} (${titleOf(before.document)})`;
      const fault = { severity: 'warning', rule: 'stage-clash', path: 'eventPlace', message } as const;
      return findingOf(slot.document, fault);
    });
  });
}

function timesOf({ startsAt, endsAt }: StoredDocument, { zone }: FestivalTime): Times {
  const read = (text: unknown) => readInstant(typeof text === 'string' ? text : undefined, zone);
  return { start: read(startsAt), end: read(endsAt) };
}
