import type { Feature } from '#features/feature.ts';
import { submissionSlice } from './model/submissionSlice.ts';

export const vendorApplication = {
  path: '/vendor-application',
  slice: submissionSlice,
  chunk: 'vendor-application',
  load: () => import(/* webpackChunkName: "vendor-application" */ './VendorApplicationPage.tsx'),
  offlineName: 'Vendor application',
  analyticsTitles: { '/vendor-application': 'Vendor Application' },
} satisfies Feature;
