import { TICKETS_LOADING, ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { eventName } from './eventName.ts';
import { titlePicture } from './titlePicture.ts';
import { useEventState } from './api.ts';

/** What a screen's header shows of the event: its name, the title picture and the ticket button. */
export function useEventHeader(screen: string) {
  const { data: event, isLoading } = useEventState();
  return {
    name: eventName(event),
    picture: titlePicture(event?.contentSections, screen),
    tickets: isLoading ? TICKETS_LOADING : ticketButton(event?.ticketingCTAs ?? []),
  };
}
