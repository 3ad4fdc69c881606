/** Texts of the screen. */
export const MESSAGES = {
  title: 'My festival',
  private: 'What you save stays on this device. No one sees it unless you share it.',
  description:
    'Everything you saved: your own schedule with overlaps and free time, your walk and your performers.',
  loading: 'Loading what you saved',
  loadingDetail: 'One moment...',
  failed: 'We could not load what you saved',
  failedDetail: 'It is still on this device. Check your connection and try again.',
  empty: 'Nothing saved yet',
  how: 'Press the heart on an event, a place or a performer to save it. What you save becomes your own schedule with overlaps and free time, a walk from booth to booth and a list of your performers.',
  sharedUnknown: 'Nothing on this list is in the program',
  sharedUnknownDetail: 'It may be from another festival, or everything on it was canceled.',
  calendars: 'Calendar files',
  wholeSchedule: 'The whole schedule',
  untimed: 'Time TBD',
  nextStop: 'Next stop',
  walked: "You've been everywhere on your list.",
  noLocation: 'Location TBD',
  noSessions: 'No events in the schedule.',
  parts: { schedule: 'Schedule', walk: 'Walk', acts: 'Performers' },
  emptyPart: {
    schedule: 'No events saved.',
    walk: 'No places saved.',
    acts: 'No performers saved.',
  },
} as const;
