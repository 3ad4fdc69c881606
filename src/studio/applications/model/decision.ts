import { boothKey } from '../../../content/map/boothKey.ts';
import type { Application } from './application.ts';
import type { State } from '../../../lib/applicationStates.ts';

/** So many applications are decided at once. */
export const MOST_DECIDED = 100;

/** What an organiser has typed. */
export interface Decision {
  target: State | undefined;
  /** For the applicants. */
  reason: string;
  /** For offers, in local time: `2031-04-30T18:00`. */
  answerBy: string;
  /** For offers: the booth of each application, by id. */
  booths: Readonly<Record<string, string>>;
}

export const OUTCOMES = ['moved', 'changed', 'taken', 'refused', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is wrong with a decision, in words; undefined if nothing is. */
export function faultOf(
  { target, answerBy, booths }: Decision,
  applications: readonly Application[],
  offered: ReadonlySet<string>,
): string | undefined {
  if (target === undefined) return 'Choose what happens to them.';
  if (target !== 'offered') return undefined;
  const deadline = new Date(answerBy).getTime();
  if (Number.isNaN(deadline)) return 'Say until when the offer can be accepted.';
  if (deadline <= Date.now()) return 'The time until which the offer can be accepted is over.';
  const used = new Set<string>();
  for (const { id, company_name } of applications) {
    const booth = boothOf(booths, id);
    if (booth === '') return `${company_name} needs a booth.`;
    if (offered.has(boothKey(booth))) return `The booth ${booth} is offered to another applicant.`;
    if (used.has(boothKey(booth))) return `The booth ${booth} is there twice.`;
    used.add(boothKey(booth));
  }
  return undefined;
}

/** The booth that is typed for an application; empty if there is none. */
export function boothOf(booths: Decision['booths'], id: string): string {
  return booths[id]?.trim() ?? '';
}

/** Whether applicants get a mail about a move. */
export function sendsMail(target: State): boolean {
  return MAILS[target] !== undefined;
}

/** What the applicants are told of a move, in words. */
export function mailText(target: State, count: number): string {
  const what = MAILS[target];
  if (what === undefined) return 'No mail is sent.';
  return count === 1 ? `The applicant gets a mail ${what}` : `Each applicant gets a mail ${what}`;
}

const MAILS: Partial<Readonly<Record<State, string>>> = {
  waitlisted: 'that the application is on the waiting list.',
  offered: 'with the booth, the time until which to answer, and the link to accept it.',
  declined: 'that there is no booth.',
};

/** For example `3 decided; 1 was changed by somebody else meanwhile: look at it again`. */
export function resultText(outcomes: readonly Outcome[]): string {
  return OUTCOMES.flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length;
    return count === 0 && outcome !== 'moved' ? [] : RESULTS[outcome](count);
  }).join('; ');
}

const RESULTS: Readonly<Record<Outcome, (count: number) => string>> = {
  moved: (count) => `${count} decided`,
  changed: (count) =>
    count === 1
      ? '1 was changed by somebody else meanwhile: look at it again'
      : `${count} were changed by somebody else meanwhile: look at them again`,
  taken: (count) =>
    count === 1 ? 'the booth of 1 is not free any more' : `the booths of ${count} are not free any more`,
  refused: (count) => `${count} cannot be decided like this, or the time to answer is over`,
  unknown: (count) => (count === 1 ? '1 does not exist any more' : `${count} do not exist any more`),
};
