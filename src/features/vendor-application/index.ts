import { submissionSlice } from './model/slice';

/** The vendor application's manifest. */
export const vendorApplication = {
  path: '/vendor-application',
  slice: submissionSlice,
  load: () => import(/* webpackChunkName: "vendor-application" */ './VendorApplicationPage'),
};
