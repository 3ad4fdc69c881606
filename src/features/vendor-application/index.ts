import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';

export const vendorApplication = {
  path: '/vendor-application',
  chunk: 'vendor-application',
  load: () => import(/* webpackChunkName: "vendor-application" */ './VendorApplicationPage.tsx'),
  offlineName: SCREENS.vendorApplication,
  analyticsTitles: { '/vendor-application': 'Vendor Application' },
} satisfies Feature;
