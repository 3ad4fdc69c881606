import type { Message } from '../i18n/i18n.ts';
import type { CallToAction } from '../schema/callToAction.ts';
import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';
import { MESSAGES } from './messages/index.ts';

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
  /** The editor's text, or the site's own in English. */
  text: string;
  /** The text in the page's language, if it is the site's own. */
  ownText?: Message | undefined;
  /** Undefined if there is no URL: the button is disabled. */
  target: LinkTarget | undefined;
  openInNewTab: boolean;
  trackingLabel: string;
  /** Label of the disabled button while its URL is loading. */
  loadingText?: Message;
}

/** The texts of actions without one; the English ones are for analytics, too. */
const CLICK_HERE = { text: 'Click Here', ownText: MESSAGES.clickHere };
const BUY_TICKETS = { text: 'Buy Tickets Now', ownText: MESSAGES.buyTickets };

/** @param fallback the label of an action without a text. */
export function actionButton(action: CallToAction, fallback = CLICK_HERE): ActionButton {
  const { text, ownText } = action.text === undefined ? fallback : { text: action.text, ownText: undefined };
  const address = action.scrollTarget === undefined ? action.url : `/#${action.scrollTarget}`;
  return {
    text,
    ownText,
    target: linkTarget(address),
    openInNewTab: action.openInNewTab ?? false,
    trackingLabel: action.trackingLabel ?? text,
  };
}

/** The ticket button while the event is loading. */
export const TICKETS_LOADING: ActionButton = {
  ...BUY_TICKETS,
  target: undefined,
  openInNewTab: false,
  trackingLabel: 'tickets',
  loadingText: MESSAGES.loading,
};

/** The ticket button of an event: its most important call to action. Undefined if it sells no tickets. */
export function ticketButton(all: readonly CallToAction[]): ActionButton | undefined {
  const [chosen] = sortedActions(all);
  return chosen && actionButton(chosen, BUY_TICKETS);
}
