import { parseArgs } from 'node:util';
import type { Move } from './moveApplication.ts';

const USAGE = `Usage: npm run applications [-- applications.csv]
       npm run applications -- --move ID STATE [--reason TEXT] [--booth A12 --until 2031-04-30]
       npm run applications -- --publish ID
       npm run applications -- --send-mails
       npm run applications -- --export EMAIL [person.json]
       npm run applications -- --erase EMAIL`;

const OPTIONS = {
  move: { type: 'string' },
  reason: { type: 'string' },
  booth: { type: 'string' },
  until: { type: 'string' },
  publish: { type: 'string' },
  'send-mails': { type: 'boolean' },
  export: { type: 'string' },
  erase: { type: 'string' },
} as const;

/** What `npm run applications` is asked to do. */
export type Task =
  | { kind: 'list'; file: string | undefined }
  | ({ kind: 'move' } & Move)
  | { kind: 'publish'; id: string }
  | { kind: 'send-mails' }
  | { kind: 'export'; email: string; file: string | undefined }
  | { kind: 'erase'; email: string };

/**
 * Reads the parameters of the program.
 *
 * @throws Error with the usage
 */
export function readTask(parameters: string[]): Task {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: OPTIONS,
      allowPositionals: true,
    });
    const task = taskOf(values, positionals);
    if (task) return task;
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The task, if the parameters name exactly one. */
function taskOf(
  { move: id, reason, booth, until, ...others }: Values,
  [first, second]: string[],
): Task | undefined {
  if (second !== undefined) return undefined;
  const isPlain = [reason, booth, until].every((value) => value === undefined);
  const [other, ...more] = Object.entries(others);
  if (id !== undefined) {
    const answerBy = until === undefined ? undefined : readDeadline(until);
    if (first === undefined || other || (until !== undefined && answerBy === undefined)) return undefined;
    return { kind: 'move', id, target: first, reason, booth, answerBy };
  }
  if (!isPlain || more.length > 0) return undefined;
  if (!other) return first === undefined || /\.csv$/i.test(first) ? { kind: 'list', file: first } : undefined;
  const [kind, value] = other;
  if (typeof value !== 'string') return first === undefined ? { kind: 'send-mails' } : undefined;
  if (kind === 'publish') return first === undefined ? { kind, id: value } : undefined;
  if (!value.includes('@')) return undefined;
  if (kind === 'erase') return first === undefined ? { kind, email: value } : undefined;
  return first === undefined || /\.json$/i.test(first)
    ? { kind: 'export', email: value, file: first }
    : undefined;
}

/** A day is meant until its end, in the time zone of this machine. */
function readDeadline(text: string): Date | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59` : text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
