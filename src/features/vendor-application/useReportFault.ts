import { useTelemetry } from '#hooks/useTelemetry.ts';
import { type SubmissionError, isFault } from '#lib/errors/submissionError.ts';

/** A function that reports faults of the services, and no other errors. */
export function useReportFault() {
  const telemetry = useTelemetry();
  return (error: SubmissionError | undefined) => {
    if (error && isFault(error)) telemetry.failure(error, 'vendor-application');
  };
}
