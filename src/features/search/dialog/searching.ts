import type { Location } from 'react-router-dom';
import type { SiteRouter } from '#features/siteRouter.ts';

/** The search dialog is a history entry of its own, so that Back closes it. */
interface EntryState {
  isSearching?: boolean;
}

/** Whether the present history entry shows the dialog. */
export function isSearching({ state }: SiteRouter): boolean {
  return (state.location.state as EntryState | null)?.isSearching === true;
}

/** Adds the history entry. Its address has no fragment, because the browser would scroll to it. */
export function startSearching({ state, navigate }: SiteRouter): void {
  const { pathname, search, state: present } = state.location as Location<EntryState | null>;
  const searching = { ...present, isSearching: true };
  void navigate({ pathname, search }, { state: searching });
}
