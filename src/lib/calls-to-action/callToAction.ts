import type { CallToAction } from '../model/callToAction.ts';
import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';

/** What a call to action without a priority counts as. */
const LAST_PRIORITY = 999;

/** The calls to action that visitors see: neither disabled nor hidden. */
export function shownActions<Action extends CallToAction>(all: readonly Action[]): Action[] {
  return all.filter(({ isEnabled, visibility }) => isEnabled !== false && visibility !== 'hidden');
}

/** Those in the order of their priority numbers, the lowest first; equals stay as they stand. */
export function sortedActions(all: readonly CallToAction[]): CallToAction[] {
  return shownActions(all).sort((a, b) => priorityOf(a) - priorityOf(b));
}

function priorityOf({ priority }: CallToAction): number {
  return priority ?? LAST_PRIORITY;
}

/** A call to action as a button shows it. */
export interface ActionButton {
  text: string;
  /** Undefined: there is nowhere to go, and the button is disabled. */
  target: LinkTarget | undefined;
  openInNewTab: boolean;
  trackingLabel: string;
  /** Shown instead, and nothing can be pressed, while it is not known where the button leads. */
  loadingText?: string;
}

/** @param fallbackText the words for one without a text: `Buy Tickets Now` for tickets, else `Click Here`. */
export function actionButton(action: CallToAction, fallbackText = 'Click Here'): ActionButton {
  const text = action.text ?? fallbackText;
  const address = action.scrollTarget === undefined ? action.url : `/#${action.scrollTarget}`;
  return {
    text,
    target: linkTarget(address),
    openInNewTab: action.openInNewTab ?? false,
    trackingLabel: action.trackingLabel ?? text,
  };
}

/** The ticket button while nothing is known of the event. */
export const TICKETS_LOADING: ActionButton = {
  text: 'Buy Tickets Now',
  target: undefined,
  openInNewTab: false,
  trackingLabel: 'tickets',
  loadingText: 'Loading...',
};

/** The ticket button of an event: its most important call to action. Undefined where it sells none. */
export function ticketButton(all: readonly CallToAction[]): ActionButton | undefined {
  const [chosen] = sortedActions(all);
  return chosen && actionButton(chosen, 'Buy Tickets Now');
}
