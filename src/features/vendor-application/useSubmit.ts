import { useAppDispatch } from '#content/store.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { isFault } from '#lib/errors/submissionError.ts';
import type { VendorApplication } from '#submissions/vendorApplicationSchema.ts';
import { cancelUpload, submitApplication } from './model/submitApplication.ts';

/** A function that submits and returns the error, if any, and one that cancels. Faults of the services are reported. */
export function useSubmit() {
  const dispatch = useAppDispatch();
  const telemetry = useTelemetry();
  return {
    async submit(application: VendorApplication) {
      const error = await dispatch(submitApplication(application));
      if (error && isFault(error)) telemetry.failure(error, 'vendor-application');
      return error;
    },
    cancel: () => dispatch(cancelUpload()),
  };
}
