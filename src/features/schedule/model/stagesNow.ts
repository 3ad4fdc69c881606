import { compareNatural } from '#lib/text/compareNatural.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { phaseOf } from '#content/event/phase.ts';
import type { EventCardModel } from './toCard.ts';

/** The running event of a stage, and the next one on the same festival day. */
export interface StageNow {
  stage: string;
  running: readonly EventCardModel[];
  next: EventCardModel | undefined;
}

export interface ScheduleNow {
  /** By name. Stages without any more events today are left out. */
  stages: readonly StageNow[];
  /** The next event of the schedule; undefined after the last one has started. */
  next: EventCardModel | undefined;
}

/**
 * The running events and the next ones.
 *
 * @param cards sorted by start.
 * @param now milliseconds since 1970.
 * @param language of the page.
 */
export function scheduleNow(
  cards: readonly EventCardModel[],
  now: number,
  { dayAt }: Pick<FestivalTime, 'dayAt'>,
  language: string,
): ScheduleNow {
  const today = dayKey(dayAt(now));
  const stages = new Map<string, { running: EventCardModel[]; next: EventCardModel | undefined }>();
  const byName = compareNatural(language);
  let next: EventCardModel | undefined;
  for (const card of cards) {
    const phase = phaseOf(card, now);
    if (phase === 'past' || card.start === undefined) continue;
    const isNext = phase === undefined;
    if (isNext) next ??= card;
    if (isNext && card.day !== today) continue;
    const stage = stages.get(card.location) ?? { running: [], next: undefined };
    stages.set(card.location, stage);
    if (isNext) stage.next ??= card;
    else stage.running.push(card);
  }
  return {
    stages: [...stages]
      .map(([stage, onStage]) => ({ stage, ...onStage }))
      .sort((a, b) => byName(a.stage, b.stage)),
    next,
  };
}
