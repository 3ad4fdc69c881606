import { submissionSlice } from './model/slice';

/** The vendor application's manifest. */
export const vendorApplication = {
  path: '/vendor-application',
  slice: submissionSlice,
  chunk: 'vendor-application',
  load: () => import(/* webpackChunkName: "vendor-application" */ './VendorApplicationPage'),
};
