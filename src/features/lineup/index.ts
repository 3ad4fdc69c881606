import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Address } from '../../lib/url/screenCodec';
import { loadPerformerDialog } from './loadPerformerDialog';
import { DEFAULT_FILTERS, LINEUP_PATH, lineupCodec } from './model/filters';
import { filtersRead, lineupSlice, selectFilters } from './model/slice';

/** The lineup's manifest: what the rest of the site may know of it. */
export const lineup = {
  path: LINEUP_PATH,
  slice: lineupSlice,
  urlState: { codec: lineupCodec, select: selectFilters, read: filtersRead },
  load: () => import(/* webpackChunkName: "lineup" */ './LineupPage'),
  loadPerformerDialog,

  /**
   * Starts the screen's queries while its code is still on its way. They travel apart, so that other screens do not pay
   * for them; should that fail, the screen asks by itself.
   */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, address: Address) {
    import(/* webpackChunkName: "lineup-queries" */ './preload').then(
      ({ preload }) => preload(dispatch, lineupCodec.read(address) ?? DEFAULT_FILTERS),
      () => undefined,
    );
  },
};
