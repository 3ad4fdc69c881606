import { analyticsTitle } from '#app/telemetry/analyticsTitle.ts';

test.each([
  ['/', 'Home'],
  ['/faq', 'FAQ'],
  ['/terms', 'Terms and Conditions'],
  ['/anti-harassment-policy', 'Anti-Harassment Policy'],
  ['/code-of-conduct', 'Code of Conduct'],
  ['/vendor-application', 'Vendor Application'],
  ['/hotel-info', 'Hotel'],
  ['/schedule', 'Schedule'],
  ['/FAQ/', 'FAQ'],
  ['/schedule/opening-night', 'Not Found'],
  ['/marketplace', 'Not Found'],
  ['/404', 'Not Found'],
  ['', 'Not Found'],
  ['/__proto__', 'Not Found'],
])('%s counts as %s', (path, title) => expect(analyticsTitle(path)).toBe(title));
