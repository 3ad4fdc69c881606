import { TICKETS_LOADING, ticketButton } from '../../lib/calls-to-action/callToAction';
import { eventName } from '../../lib/eventName';
import { titlePicture } from '../../lib/media/titlePicture';
import { useGetEventQuery } from './event';

/** What the event gives to the header of a screen: its name, a picture of the title, and the ticket button. */
export function useEventHeader(screen: 'marketplace' | 'lineup') {
  const { data: event, isLoading } = useGetEventQuery();
  return {
    name: eventName(event),
    picture: titlePicture(event?.contentSections, screen),
    tickets: isLoading ? TICKETS_LOADING : ticketButton(event?.ticketingCTAs ?? []),
  };
}
