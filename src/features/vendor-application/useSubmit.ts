import { useAppDispatch } from '#content/store.ts';
import type { VendorApplication } from '#submissions/vendorApplicationSchema.ts';
import { submitApplication } from './model/submitApplication.ts';
import { cancelUpload } from './model/uploadOnce.ts';
import { useReportFault } from './useReportFault.ts';

/** A function that submits and returns the error, if any, and one that cancels. Faults of the services are reported. */
export function useSubmit() {
  const dispatch = useAppDispatch();
  const report = useReportFault();
  return {
    async submit(application: VendorApplication) {
      const error = await dispatch(submitApplication(application, report));
      report(error);
      return error;
    },
    cancel: () => dispatch(cancelUpload()),
  };
}
