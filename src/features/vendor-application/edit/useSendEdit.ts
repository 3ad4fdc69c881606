import { useAppDispatch } from '#content/store.ts';
import { cancelUpload } from '../model/uploadOnce.ts';
import { useReportFault } from '../useReportFault.ts';
import { type SentEdit, sendEdit } from './sendEdit.ts';

/** A function that sends an edit and returns the error, if any, and one that cancels. Faults of the services are reported. */
export function useSendEdit() {
  const dispatch = useAppDispatch();
  const report = useReportFault();
  return {
    async send(edit: SentEdit) {
      const error = await dispatch(sendEdit(edit));
      report(error);
      return error;
    },
    cancel: () => dispatch(cancelUpload()),
  };
}
