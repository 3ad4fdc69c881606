import type { CallToAction } from '../schema/callToAction.ts';
import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';

/** Priority of a call to action without one. */
const LAST_PRIORITY = 999;

/** The calls to action that are neither disabled nor hidden. */
export function shownActions<Action extends CallToAction>(all: readonly Action[]): Action[] {
  return all.filter(({ isEnabled, visibility }) => isEnabled !== false && visibility !== 'hidden');
}

/** Sorts by priority number, lowest first; the sort is stable. */
export function sortedActions(all: readonly CallToAction[]): CallToAction[] {
  return shownActions(all).sort((a, b) => priorityOf(a) - priorityOf(b));
}

function priorityOf({ priority }: CallToAction): number {
  return priority ?? LAST_PRIORITY;
}

/** View model of a call to action. */
export interface ActionButton {
  text: string;
  /** Undefined if there is no URL: the button is disabled. */
  target: LinkTarget | undefined;
  openInNewTab: boolean;
  trackingLabel: string;
  /** Label of the disabled button while its URL is loading. */
  loadingText?: string;
}

/** @param fallbackText label of an action without a text. Default: `Buy Tickets Now` for tickets, else `Click Here`. */
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

/** The ticket button while the event is loading. */
export const TICKETS_LOADING: ActionButton = {
  text: 'Buy Tickets Now',
  target: undefined,
  openInNewTab: false,
  trackingLabel: 'tickets',
  loadingText: 'Loading...',
};

/** The ticket button of an event: its most important call to action. Undefined if it sells no tickets. */
export function ticketButton(all: readonly CallToAction[]): ActionButton | undefined {
  const [chosen] = sortedActions(all);
  return chosen && actionButton(chosen, 'Buy Tickets Now');
}
