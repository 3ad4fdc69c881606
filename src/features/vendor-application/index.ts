import type { Feature } from '#features/feature.ts';

export const vendorApplication = {
  path: '/vendor-application',
  chunk: 'vendor-application',
  load: () => import(/* webpackChunkName: "vendor-application" */ './VendorApplicationPage.tsx'),
  offlineName: 'Vendor application',
  analyticsTitles: { '/vendor-application': 'Vendor Application' },
} satisfies Feature;
