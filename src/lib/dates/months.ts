// Not from `Intl`: its first formatter takes tens of milliseconds on a slow phone, while the home screen starts.
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
