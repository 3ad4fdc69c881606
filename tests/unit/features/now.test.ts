import { countdownText, festivalStage } from '#features/home/model/festivalStage.ts';
import { onNow } from '#features/home/model/onNow.ts';
import { nowTarget } from '#features/schedule/model/nowTarget.ts';
import { scheduleNow } from '#features/schedule/model/stagesNow.ts';
import { toCards } from '#features/schedule/model/toCard.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { type ScheduleEventSummary, scheduleEventSummarySchema } from '#content/event/schema.ts';
import { timetable } from '#features/schedule/model/timetable.ts';
import { FESTIVAL_TIME } from '../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const event = (title: string, stage: string, startsAt: string, endsAt?: string): ScheduleEventSummary =>
  scheduleEventSummarySchema.parse({
    _id: title,
    title,
    startsAt,
    endsAt,
    eventPlace: [{ name: stage }],
    eventPerformer: [],
    categories: [],
  });

const EVENTS = [
  event('Early', 'Hall A', '2025-10-25T11:00', '2025-10-25T12:00'),
  event('Long', 'Hall B', '2025-10-25T11:30', '2025-10-25T15:00'),
  event('Later', 'Hall A', '2025-10-25T16:00', '2025-10-25T17:00'),
  event('Much later', 'Hall A', '2025-10-25T18:00', '2025-10-25T19:00'),
  event('Tomorrow', 'Hall C', '2025-10-26T11:00', '2025-10-26T12:00'),
];
const cards = toCards(EVENTS, FESTIVAL_TIME, t);
const at = (wall: string) => FESTIVAL_TIME.zone.instantOf(Date.parse(`${wall}Z`));
const titles = (shown: readonly { title: string }[]) => shown.map(({ title }) => title);

describe('running events', () => {
  test('each stage of today has its running and its next event', () => {
    const { stages, next } = scheduleNow(cards, at('2025-10-25T14:05'), FESTIVAL_TIME, 'en');
    expect(stages.map(({ stage, running, next }) => [stage, titles(running), next?.title])).toEqual([
      ['Hall A', [], 'Later'],
      ['Hall B', ['Long'], undefined],
    ]);
    expect(next?.title).toBe('Later');
  });

  test('between days there are no stages but the next event, and after the last one there is none', () => {
    const night = scheduleNow(cards, at('2025-10-25T23:00'), FESTIVAL_TIME, 'en');
    expect([night.stages, night.next?.title]).toEqual([[], 'Tomorrow']);
    expect(scheduleNow(cards, at('2025-10-27T00:00'), FESTIVAL_TIME, 'en')).toEqual({
      stages: [],
      next: undefined,
    });
  });

  test('after midnight it is the same festival day until the next one starts', () => {
    const time = festivalTime({ startDate: '2025-10-25', endDate: '2025-10-26', dayStartsAt: '06:00' });
    const late = toCards([event('Late', 'Hall A', '2025-10-26T01:00', '2025-10-26T02:00')], time, t);
    const { stages } = scheduleNow(late, time.zone.instantOf(Date.parse('2025-10-25T23:00Z')), time, 'en');
    expect(stages.map(({ next }) => next?.title)).toEqual(['Late']);
  });

  test('the home screen shows one event for each stage, four at most', () => {
    const now = at('2025-10-25T14:05');
    expect(titles(onNow(EVENTS, now, FESTIVAL_TIME.zone).running)).toEqual(['Long']);
    expect(onNow(EVENTS, now, FESTIVAL_TIME.zone).next?.event.title).toBe('Later');
    const many = [1, 2, 3, 4, 5].map((hall) => event(`Show ${hall}`, `Hall ${hall}`, '2025-10-25T14:00'));
    expect(onNow(many, now, FESTIVAL_TIME.zone).running).toHaveLength(4);
  });

  test('the jump leads to the first running event, otherwise to the next one of today', () => {
    const days = timetable(cards, t).map((day) => ({ ...day, tab: undefined }));
    const target = (wall: string) => nowTarget(days, at(wall), FESTIVAL_TIME);
    expect(target('2025-10-25T14:05')).toEqual({ hour: '2025-10-25-11am', index: 0 });
    expect(target('2025-10-25T15:30')).toEqual({ hour: '2025-10-25-4pm', index: 0 });
    expect(target('2025-10-25T20:00')).toBeUndefined();
    expect(target('2025-10-24T20:00')).toBeUndefined();
    expect(nowTarget(days, undefined, FESTIVAL_TIME)).toBeUndefined();
  });
});

describe('the state of the festival', () => {
  test.each([
    ['2025-10-13T09:00', { kind: 'before', countdown: '12 days to go' }],
    ['2025-10-23T23:59', { kind: 'before', countdown: '2 days to go' }],
    ['2025-10-24T00:00', { kind: 'before', countdown: '24 hours to go' }],
    ['2025-10-24T23:30', { kind: 'before', countdown: '1 hour to go' }],
    ['2025-10-25T00:00', { kind: 'during' }],
    ['2025-10-26T23:59', { kind: 'during' }],
    ['2025-10-27T00:00', { kind: 'after' }],
  ])('at %s is found', (wall, shown) => {
    const stage = festivalStage(at(wall), FESTIVAL_TIME);
    expect(stage?.kind === 'before' ? { kind: 'before', countdown: countdownText(stage, t) } : stage).toEqual(
      shown,
    );
  });
});
