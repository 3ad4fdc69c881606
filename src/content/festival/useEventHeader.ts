import { TICKETS_LOADING, ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { eventName } from './eventName.ts';
import { titlePicture } from './titlePicture.ts';
import { useGetEventQuery } from './api.ts';

/** The event's part of a screen's header: its name, a picture of the title, and the ticket button. */
export function useEventHeader(screen: string) {
  const { data: event, isLoading } = useGetEventQuery();
  return {
    name: eventName(event),
    picture: titlePicture(event?.contentSections, screen),
    tickets: isLoading ? TICKETS_LOADING : ticketButton(event?.ticketingCTAs ?? []),
  };
}
