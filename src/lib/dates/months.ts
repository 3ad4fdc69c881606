// Not from `Intl`: its first formatter costs tens of milliseconds on a slow phone, while home starts.
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
