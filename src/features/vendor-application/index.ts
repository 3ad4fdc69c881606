import type { Feature } from '../feature';
import { submissionSlice } from './model/submissionSlice';

export const vendorApplication = {
  path: '/vendor-application',
  slice: submissionSlice,
  chunk: 'vendor-application',
  load: () => import(/* webpackChunkName: "vendor-application" */ './VendorApplicationPage'),
  offlineName: 'Vendor application',
  analyticsTitles: { '/vendor-application': 'Vendor Application' },
} satisfies Feature;
