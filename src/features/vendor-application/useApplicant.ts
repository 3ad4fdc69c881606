import { useAppDispatch } from '#content/store.ts';
import { type PlainAction, act, followLink, forgetLink } from './model/followLink.ts';
import { useReportFault } from './useReportFault.ts';

/** What can be done with an applicant's link. Faults of the services are reported. */
export function useApplicant() {
  const dispatch = useAppDispatch();
  const report = useReportFault();
  return {
    /** @param token default: the link that this tab follows already, if any. */
    follow: (token?: string) => void dispatch(followLink(token)).then(report),
    act: (action: PlainAction) => void dispatch(act(action)).then(report),
    forget: () => dispatch(forgetLink()),
  };
}
