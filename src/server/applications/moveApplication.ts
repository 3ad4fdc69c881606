import type { BackendCall } from './backend.ts';
import { readApplications } from './readApplications.ts';

/** A decision of an organiser. */
export interface Move {
  /** The application's id. */
  id: string;
  /** The new state, such as `waitlisted`. */
  target: string;
  /** What the applicant is told. */
  reason: string | undefined;
  /** For an offer: the booth and the time until which it can be accepted. */
  booth: string | undefined;
  answerBy: Date | undefined;
}

/**
 * Moves an application to another state. The applicant gets a mail.
 *
 * @param event the edition of the festival to which a booth belongs
 * @returns one line about it
 * @throws Error with a one-line message if it cannot be moved
 */
export async function moveApplication(
  call: BackendCall,
  { id, target, reason, booth, answerBy }: Move,
  event: string,
): Promise<string> {
  const application = (await readApplications(call)).find((one) => one.id === id);
  if (!application) throw new Error(`There is no application ${id}.`);
  const { status } = application;
  if (target === 'offered' && (booth === undefined || answerBy === undefined))
    throw new Error('An offer needs --booth and --until.');
  const outcome = await call('/rest/v1/rpc/move_application', {
    method: 'POST',
    json: {
      application: id,
      seen: status,
      target,
      actor: 'organiser',
      reason: reason ?? null,
      offer: target === 'offered' ? { event, booth, answer_by: answerBy?.toISOString() } : null,
    },
  });
  switch (outcome) {
    case 'moved':
      return `${id} is ${target} now; it was ${status}.`;
    case 'taken':
      throw new Error(`The booth ${booth ?? ''} is offered to another applicant.`);
    case 'refused':
      throw new Error(
        `An application that is ${status} cannot become ${target}, or the offer is in the past.`,
      );
    default:
      throw new Error('Somebody else has just moved this application. Look at it again.');
  }
}
